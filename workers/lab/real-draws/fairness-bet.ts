import { type DrawsAudit, SUSPICIOUS_LOG } from '../../shared/lab/draws-audit.ts';
import type { Lottery } from '../../shared/lottery/lotteries.ts';
import { exp, log } from '../theory/elementary.ts';

/** By which share of its chance a number is taken to be drawn more often, or less; below certainty in every lottery. */
const DEVIATIONS = [-0.5, -0.2, -0.1, 0.1, 0.2, 0.5];

/** Draws between two looks at the clock. */
const STEP = 64;

/** Most points of the path. */
const POINTS = 200;

/**
 * Bets against fairness on each number and each of some deviations, with equal parts of one unit: a part is multiplied in
 * each draw by how much more likely it is, were the number drawn with the chance d/T · (1 + δ) and all others alike, than
 * in a fair draw. The mean of the whole is exactly 1 in fair draws, whatever came before: a martingale, which reaches 1/α
 * ever with the chance α at most (Ville, "Étude critique de la notion de collectif", 1939; Ramdas et al., "Game-theoretic
 * statistics and safe anytime-valid inference", Statist. Sci. 38(4), 2023). Draws the oldest first. Yields how far it is.
 */
export function* betAgainstFairness(
  { total, drawn }: Pick<Lottery, 'total' | 'drawn'>,
  draws: readonly (readonly number[])[],
): Generator<number, DrawsAudit['bet'], void> {
  const p = drawn / total;
  const hit = DEVIATIONS.map((delta) => log(1 + delta));
  const miss = DEVIATIONS.map((delta) => log((1 - p * (1 + delta)) / (1 - p)));
  const times = new Uint32Array(total + 1);
  const every = Math.max(1, Math.ceil(draws.length / POINTS));
  const path: { draws: number; log: number }[] = [];
  let [most, now] = [0, 0];
  // When it came to the limit, or nearest to it: at the end another number may have gained more.
  let alarm = { draws: 0, times: times.slice() };
  for (const [i, numbers] of draws.entries()) {
    if (i % STEP === 0) yield i / draws.length;
    for (const n of numbers) times[n] = (times[n] as number) + 1;
    now = logOfMean(times, i + 1, hit, miss) / Math.LN10;
    if (now > most && most < SUSPICIOUS_LOG) alarm = { draws: i + 1, times: times.slice() };
    most = Math.max(most, now);
    if ((draws.length - 1 - i) % every === 0) path.push({ draws: i + 1, log: now });
  }
  const number = mostGaining(alarm.times, alarm.draws, hit, miss);
  const isMore = (alarm.times[number] as number) > alarm.draws * p;
  return { now, most, path, number, after: alarm.draws, isMore };
}

/** The logarithm of one part: it depends on how often the number came, not on when. */
const part = (came: number, draws: number, hit: number, miss: number) => came * hit + (draws - came) * miss;

/** The logarithm of the mean of all parts. */
function logOfMean(times: Uint32Array, draws: number, hit: readonly number[], miss: readonly number[]): number {
  let [greatest, sum, parts] = [Number.NEGATIVE_INFINITY, 0, 0];
  for (let n = 1; n < times.length; n++) {
    for (let k = 0; k < hit.length; k++) {
      const own = part(times[n] as number, draws, hit[k] as number, miss[k] as number);
      if (own > greatest) {
        sum = sum * exp(greatest - own) + 1;
        greatest = own;
      } else sum += exp(own - greatest);
      parts++;
    }
  }
  return greatest + log(sum / parts);
}

function mostGaining(times: Uint32Array, draws: number, hit: readonly number[], miss: readonly number[]): number {
  let [best, gain] = [1, Number.NEGATIVE_INFINITY];
  for (let n = 1; n < times.length; n++) {
    const own = Math.max(...hit.map((each, k) => part(times[n] as number, draws, each, miss[k] as number)));
    if (own > gain) [best, gain] = [n, own];
  }
  return best;
}
