import { isDeepStrictEqual } from 'node:util';
import { differencesOf, isConflict } from '../../../../workers/shared/draws/draw-differences.ts';
import type { DrawTable } from '../../../../workers/shared/draws/draw-table.ts';
import { mergeDraws } from '../../../../workers/shared/draws/merge-draws.ts';
import { NEWEST_CONTESTS } from '../../../../workers/shared/draws/newest-draws.ts';
import type { OfficialDraw } from '../../../../workers/shared/draws/official-draw.ts';
import { differentParts } from '../summary.ts';
import { hasPrizes } from './agree.ts';
import type { Asked } from './ask-sources.ts';

/** The number of runs for which newer contests wait for a missing one. */
const GAP_RUNS = 3;

/** A missing contest below newer ones. */
export interface Gap {
  readonly contest: number;
  readonly runs: number;
}

/** The changes that a run makes to the draws of a lottery. */
export interface Publication {
  readonly table: DrawTable;
  readonly added: readonly OfficialDraw[];
  /** Published draws that are other ones now. */
  readonly changed: readonly OfficialDraw[];
  /** The contest for which newer ones wait, and for how many runs; undefined where none is missing. */
  readonly gap: Gap | undefined;
  /** A line for each draw that is not published as the sources give it. */
  readonly notes: readonly string[];
}

/** Brings agreed draws into the published ones; `before`: the gap of the last run. */
export function publish(
  published: DrawTable,
  { agreed, missing }: Pick<Asked, 'agreed' | 'missing'>,
  { isReplacing, before }: { readonly isReplacing: boolean; readonly before: Gap | undefined },
): Publication {
  const { lottery, draws } = published;
  const notes: string[] = [];
  const there = new Map(draws.map((draw) => [draw.contest, draw]));
  const last = draws.at(-1)?.contest ?? 0;
  const taken: OfficialDraw[] = [];
  const open = missing.filter((contest) => contest > last);
  const [gap] = open;
  const isWaiting = agreed.some(({ contest }) => contest > (gap ?? contest));
  const waited = before?.contest === gap ? before?.runs : 0;
  const runs = Number(waited) + Number(isWaiting);
  // A gap that was open for long enough is passed over, but not the next one.
  if (runs >= GAP_RUNS) open.shift();
  for (const draw of agreed) {
    const { contest } = draw;
    const old = there.get(contest);
    const { parts, tiers } = old ? differencesOf(old, draw) : { parts: [], tiers: [] };
    const [was, is] = [old, draw].map((one) => one && differentParts(one, { parts, tiers }));
    if (parts.length > 0) notes.push(`contest ${contest}: there ${was}; sources agree on ${is}`);
    const fault = old?.date === draw.date ? undefined : dayFault([...draws, ...taken], draw);
    if (fault) {
      notes.push(`contest ${contest} is not published: ${fault}`);
      if (!old) open.push(contest);
    } else if (contest > Math.min(...open)) {
      notes.push(`contest ${contest} waits for contest ${Math.min(...open)}, which is missing`);
    } else taken.push(draw);
  }
  const incoming = { lottery, draws: taken };
  const { table } = isReplacing ? mergeDraws(incoming, published) : mergeDraws(published, incoming);
  const isChanged = (draw: OfficialDraw) => !isDeepStrictEqual(draw, there.get(draw.contest));
  const changed = table.draws.filter((draw) => there.has(draw.contest) && isChanged(draw));
  const added = taken.filter(({ contest }) => !there.has(contest));
  return { table, added, changed, gap: gap === undefined ? undefined : { contest: gap, runs }, notes };
}

/** Returns why a draw cannot stand among others by its day; undefined if it can. */
function dayFault(draws: readonly OfficialDraw[], { contest, date = '' }: OfficialDraw): string | undefined {
  const other = draws.find(({ contest: one, date: day = date }) =>
    one < contest ? date < day : one > contest && date > day,
  );
  return other && `its day ${date} goes backwards, contest ${other.contest} is of ${other.date}`;
}

/** Is nothing of a sheet waiting? Its newest draws are published, with their prizes. */
export function isPublished(sheet: readonly OfficialDraw[], { draws }: DrawTable): boolean {
  const there = new Map(draws.map((draw) => [draw.contest, draw]));
  const last = draws.at(-1)?.contest ?? 0;
  return sheet.every((draw) => {
    const own = there.get(draw.contest);
    return (
      draw.contest <= last - NEWEST_CONTESTS || (own && !isConflict(own, draw) && (hasPrizes(own) || !hasPrizes(draw)))
    );
  });
}
