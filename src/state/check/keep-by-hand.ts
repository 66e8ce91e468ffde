import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import type { KnownContest } from '../../../workers/shared/rules/anchors.ts';
import { keepTable } from '../results/kept-table.ts';
import { clearDrawn } from './by-hand.ts';

/** Whether numbers that are tapped are all that there is to know of a draw, but for what it paid. */
export function canKeepByHand({ drawsPerContest, extra }: Pick<Lottery, 'drawsPerContest' | 'extra'>): boolean {
  return drawsPerContest === 1 && extra !== 'month';
}

/** Keeps numbers that were tapped as the result of a contest; false when the browser refuses. */
export async function keepByHand(
  { key }: Lottery,
  drawn: readonly number[],
  { contest, day }: KnownContest,
): Promise<boolean> {
  const table = packDraws({ lottery: key, draws: [{ contest, date: day, numbers: drawn }] });
  const { ok } = await keepTable(table);
  if (ok) clearDrawn();
  return ok;
}
