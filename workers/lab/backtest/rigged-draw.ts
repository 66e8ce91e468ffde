import type { Stream } from '../../engine/random/stream.ts';
import { type Lottery, otherNumbers } from '../../shared/lottery/lotteries.ts';

/**
 * One draw in which each of some numbers is `weight` times as likely as another to be drawn next, until all are drawn;
 * ascending. Weights are whole, so chances are exact.
 */
export function drawRigged(
  lottery: Lottery,
  numbers: readonly number[],
  weight: number,
  stream: Stream,
): readonly number[] {
  const heavy = [...numbers];
  const light = otherNumbers(lottery, numbers);
  const drawn: number[] = [];
  while (drawn.length < lottery.drawn) {
    const place = stream.below(weight * heavy.length + light.length);
    const isHeavy = place < weight * heavy.length;
    const [from, at] = isHeavy ? [heavy, Math.floor(place / weight)] : [light, place - weight * heavy.length];
    drawn.push(...from.splice(at, 1));
  }
  return drawn.sort((a, b) => a - b);
}
