import { completeDraw } from '../../../../workers/shared/draws/complete-draw.ts';
import { differencesOf, haveSameNumbers, isConflict } from '../../../../workers/shared/draws/draw-differences.ts';
import type { OfficialDraw } from '../../../../workers/shared/draws/official-draw.ts';
import { differentParts } from '../summary.ts';
import { isSameTeam } from './agree.ts';
import type { AgreedDraws } from './agreed-draws.ts';
import { GAP_RUNS } from './state.ts';

/** What a run changes about the draws of a lottery. */
export interface Publication {
  /** All published draws, ascending by contest. */
  readonly draws: readonly OfficialDraw[];
  readonly added: OfficialDraw[];
  readonly completed: OfficialDraw[];
  readonly replaced: OfficialDraw[];
  /** In how many runs a contest was missing below newer ones. */
  readonly gaps: Record<string, number>;
  /** A line for each draw that is not published as the sources give it. */
  readonly notes: string[];
}

/** Brings agreed draws into the published ones. A draw above a missing contest waits for GAP_RUNS runs. */
export function publish(
  published: readonly OfficialDraw[],
  { agreed, missing, last }: AgreedDraws,
  { isReplacing, gaps: before }: { readonly isReplacing: boolean; readonly gaps: Readonly<Record<string, number>> },
): Publication {
  const draws = new Map(published.map((draw) => [draw.contest, draw]));
  const open = missing.filter((contest) => contest > last);
  const change = { added: [], completed: [], replaced: [], gaps: {}, notes: [] } as Omit<Publication, 'draws'>;
  for (const draw of agreed) {
    const { contest } = draw;
    const there = draws.get(contest);
    const below = open.filter((one) => one < contest);
    for (const one of below) change.gaps[one] = Math.min(GAP_RUNS, (before[one] ?? 0) + 1);
    const gap = below.find((one) => (change.gaps[one] ?? 0) < GAP_RUNS);
    const wrong = there?.date === draw.date ? undefined : dayFault(draws.values(), draw);
    const { next, difference } = there ? changeOf(there, draw, isReplacing) : { next: draw };
    if (difference) change.notes.push(`contest ${contest}: ${difference}${isReplacing ? '' : ' (--replace takes it)'}`);
    if (wrong) {
      change.notes.push(`contest ${contest} is not published: ${wrong}`);
      if (!there) open.push(contest);
    } else if (!there && gap !== undefined) {
      change.notes.push(`contest ${contest} waits for contest ${gap}, which is missing`);
    } else if (next !== there) {
      draws.set(contest, next);
      change[there ? (difference && isReplacing ? 'replaced' : 'completed') : 'added'].push(next);
    }
  }
  return { ...change, draws: [...draws.values()].sort((a, b) => a.contest - b.contest) };
}

/** Returns why a draw cannot stand among the published ones by its day; undefined if it can. */
function dayFault(draws: Iterable<OfficialDraw>, { contest, date = '' }: OfficialDraw): string | undefined {
  for (const { contest: other, date: day } of draws) {
    if (day === undefined || other === contest) continue;
    if (other < contest ? date < day : date > day)
      return `its day ${date} goes backwards, contest ${other} is of ${day}`;
  }
  return undefined;
}

/** Returns the draw that follows a published one, the very same where nothing changes, and what differs. */
function changeOf(there: OfficialDraw, agreed: OfficialDraw, isReplacing: boolean) {
  const differs = differencesOf(there, agreed);
  const isOtherTeam = there.team !== undefined && !isSameTeam(there.team, agreed.team);
  if (differs.parts.length === 0 && !isOtherTeam) return { next: completeDraw(there, agreed) };
  const [old, now] = [there, agreed].map((draw) =>
    [differentParts(draw, differs), isOtherTeam && `team ${draw.team}`].filter(Boolean).join('; '),
  );
  const difference = `there ${old}; sources agree on ${now}`;
  if (isReplacing) return { next: haveSameNumbers(there, agreed) ? completeDraw(agreed, there) : agreed, difference };
  return { next: isConflict(there, agreed) || isOtherTeam ? there : completeDraw(there, agreed), difference };
}
