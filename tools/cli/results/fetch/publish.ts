import { isDeepStrictEqual } from 'node:util';
import { differencesOf, isConflict } from '../../../../workers/shared/draws/draw-differences.ts';
import type { DrawTable } from '../../../../workers/shared/draws/draw-table.ts';
import { mergeDraws } from '../../../../workers/shared/draws/merge-draws.ts';
import type { OfficialDraw } from '../../../../workers/shared/draws/official-draw.ts';
import { differentParts } from '../summary.ts';
import { settledTiers } from './agree.ts';
import type { Asked } from './ask-sources.ts';

/** For so many runs newer contests wait for a missing one. */
export const GAP_RUNS = 3;

/** What a run changes about the draws of a lottery. */
export interface Publication {
  readonly table: DrawTable;
  readonly added: readonly OfficialDraw[];
  /** Published draws that are other ones now. */
  readonly changed: readonly OfficialDraw[];
  /** For how many runs newer contests have waited for a missing one; 0 where none waits. */
  readonly waits: number;
  /** A line for each draw that is not published as the sources give it. */
  readonly notes: readonly string[];
}

/** Brings agreed draws into the published ones; `waited`: the `waits` of the last run. */
export function publish(
  published: DrawTable,
  { agreed, missing }: Pick<Asked, 'agreed' | 'missing'>,
  { isReplacing, waited }: { readonly isReplacing: boolean; readonly waited: number },
): Publication {
  const { lottery, draws } = published;
  const notes: string[] = [];
  const there = new Map(draws.map((draw) => [draw.contest, draw]));
  const last = draws.at(-1)?.contest ?? 0;
  const taken: OfficialDraw[] = [];
  let gap = missing.find((contest) => contest > last);
  let waits = 0;
  for (const draw of agreed) {
    const { contest } = draw;
    const old = there.get(contest);
    const { parts, tiers } = old ? differencesOf(old, draw) : { parts: [], tiers: [] };
    const [was, is] = [old, draw].map((one) => one && differentParts(one, { parts, tiers }));
    if (parts.length > 0) notes.push(`contest ${contest}: there ${was}; sources agree on ${is}`);
    const fault = old?.date === draw.date ? undefined : dayFault([...draws, ...taken], draw);
    if (fault) {
      notes.push(`contest ${contest} is not published: ${fault}`);
      if (!old) gap ??= contest;
    } else if (contest > (gap ?? contest)) {
      waits = Math.min(GAP_RUNS, waited + 1);
      if (waits === GAP_RUNS) taken.push(draw);
      else notes.push(`contest ${contest} waits for contest ${gap}, which is missing`);
    } else taken.push(draw);
  }
  const incoming = { lottery, draws: taken };
  const { table } = isReplacing ? mergeDraws(incoming, published) : mergeDraws(published, incoming);
  const isChanged = (draw: OfficialDraw) => !isDeepStrictEqual(draw, there.get(draw.contest));
  const changed = table.draws.filter((draw) => there.has(draw.contest) && isChanged(draw));
  return { table, added: taken.filter(({ contest }) => !there.has(contest)), changed, waits, notes };
}

/** Returns why a draw cannot stand among others by its day; undefined if it can. */
function dayFault(draws: readonly OfficialDraw[], { contest, date = '' }: OfficialDraw): string | undefined {
  const other = draws.find(({ contest: one, date: day = date }) =>
    one < contest ? date < day : one > contest && date > day,
  );
  return other && `its day ${date} goes backwards, contest ${other.contest} is of ${other.date}`;
}

/** Is nothing of a sheet waiting? All its draws from the oldest published one on are published, with their prizes. */
export function isPublished(sheet: readonly OfficialDraw[], { draws }: DrawTable): boolean {
  const there = new Map(draws.map((draw) => [draw.contest, draw]));
  const oldest = draws[0]?.contest ?? 0;
  return sheet.every((draw) => {
    const own = there.get(draw.contest);
    if (!own) return draw.contest < oldest;
    return !isConflict(own, draw) && (!settledTiers(draw.paid) || settledTiers(own.paid) !== undefined);
  });
}
