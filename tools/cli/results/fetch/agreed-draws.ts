import type { DrawTable } from '../../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../../../workers/shared/draws/official-draw.ts';
import { agree, type areIndependent } from './agree.ts';
import type { SourceAsker } from './ask-sources.ts';
import { type ContestsToAsk, MAX_ASKED } from './contests-to-ask.ts';

/** What the sources gave for the contests that were asked. */
export interface AgreedDraws {
  /** Ascending by contest. */
  readonly agreed: readonly OfficialDraw[];
  /** Contests that are neither agreed nor published. */
  readonly missing: readonly number[];
  /** The newest contest that was published before. */
  readonly last: number;
}

/** Asks the sources for contests, and notes each contest without an agreement. */
export async function askForDraws(
  { lottery, draws }: DrawTable,
  { contests, expected, last }: ContestsToAsk,
  asker: SourceAsker,
  isPair?: typeof areIndependent,
): Promise<AgreedDraws> {
  const note = (line: string) => asker.note(lottery, line);
  const agreed: OfficialDraw[] = [];
  const missing: number[] = [];
  for (const contest of contests) {
    const claims = await asker.claims(lottery, contest);
    const isThere = draws.some((draw) => draw.contest === contest);
    const { draw, others } = agree(lottery, claims, isPair);
    const names = others.join(', ');
    if (draw) agreed.push(draw);
    if (draw && names) note(`contest ${contest}: not the same in ${names}`);
    if (!draw && names) note(`contest ${contest}: no two independent sources agree (${names})`);
    // The calendar does not know this contest, so nobody waits for it.
    if (!draw && contest > expected) break;
    if (!draw && !names && !isThere) note(`contest ${contest} is missing: no source has it`);
    if (!draw && !isThere) missing.push(contest);
  }
  if (expected > last + MAX_ASKED) note(`contests up to ${expected} are left for the next runs`);
  return { agreed, missing, last };
}
