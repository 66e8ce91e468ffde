import { engineOf } from '../../engine/engine.ts';
import type { Stream } from '../../engine/random/stream.ts';
import type { OfficialDraw } from '../../shared/draws/official-draw.ts';
import type { LabNames } from '../../shared/lab/lab-request.ts';
import type { PopularityReport, SharedNumber } from '../../shared/lab/popularity-report.ts';
import type { Lottery } from '../../shared/lottery/lotteries.ts';
import { chiSquareP } from '../theory/chi-square.ts';
import { exp } from '../theory/elementary.ts';
import { holm } from '../theory/holm.ts';
import { WITHIN_95 } from '../theory/normal.ts';
import { type CrowdedDraw, crowdingOf } from './crowding.ts';
import { fitNumbers, predict } from './fit.ts';

/** Draws for each number, at the least, for its effect to be told. */
const DRAWS_A_NUMBER = 4;

/** Draws between two fits. */
const REFIT = 100;

const PERMUTATIONS = 1999;

const ALPHA = 0.05;

/**
 * From the winners and the takings of real draws, the oldest first: with which numbers a prize is shared by more people.
 * It says nothing of whether it is won. The seed names the permutations. Yields how far it is.
 */
export function* popularityOf(
  lottery: Lottery,
  official: readonly OfficialDraw[],
  { seed, engine }: LabNames,
): Generator<number, PopularityReport, void> {
  const { total, key } = lottery;
  const draws = crowdingOf(lottery, official);
  const needed = DRAWS_A_NUMBER * total;
  if (draws.length < needed) return { kind: 'popularity', ok: false, draws: draws.length, needed };
  yield 0;
  const { effects, errors } = fitNumbers(total, draws);
  const ps = Array.from({ length: total }, (_, i) => {
    const z = (effects[i + 1] as number) / (errors[i + 1] as number);
    return chiSquareP(z * z, 1);
  });
  const adjusted = holm(ps);
  const numbers = ps.map((_, i): SharedNumber => {
    const [effect, error] = [effects[i + 1] as number, errors[i + 1] as number];
    const at = (z: number) => exp(effect + z * error);
    return {
      number: i + 1,
      ratio: at(0),
      low: at(-WITHIN_95),
      high: at(WITHIN_95),
      isSure: (adjusted[i] as number) < ALPHA,
    };
  });
  yield 0.3;
  const stream = engineOf(engine).stream(seed, 'lab', key, 'popularity');
  const predicted = yield* predictForward(total, draws);
  const skill = yield* skillOf(predicted, stream);
  return { kind: 'popularity', ok: true, draws: draws.length, numbers, skill };
}

type Skill = Extract<PopularityReport, { ok: true }>['skill'];

interface Predicted {
  readonly told: number;
  readonly came: number;
}

/** The second half of the draws, each with what the draws before it let expect. */
function* predictForward(total: number, draws: readonly CrowdedDraw[]): Generator<number, Predicted[], void> {
  const start = draws.length >> 1;
  const predicted: Predicted[] = [];
  for (let from = start; from < draws.length; from += REFIT) {
    const { effects } = fitNumbers(total, draws.slice(0, from));
    for (const draw of draws.slice(from, from + REFIT)) {
      predicted.push({ told: predict(effects, draw), came: draw.crowding });
    }
    yield 0.3 + (0.6 * (from - start)) / (draws.length - start);
  }
  return predicted;
}

/** The correlation, and how often it is as large once the draws are shuffled. */
function* skillOf(predicted: readonly Predicted[], stream: Stream): Generator<number, Skill, void> {
  const told = predicted.map((one) => one.told);
  const came = predicted.map((one) => one.came);
  const correlation = correlationOf(told, came);
  let asLarge = 0;
  for (let i = 0; i < PERMUTATIONS; i++) {
    if (i % 100 === 0) yield 0.9 + (0.1 * i) / PERMUTATIONS;
    for (let last = came.length - 1; last > 0; last--) {
      const other = stream.below(last + 1);
      const held = came[last] as number;
      came[last] = came[other] as number;
      came[other] = held;
    }
    if (Math.abs(correlationOf(told, came)) >= Math.abs(correlation)) asLarge++;
  }
  const right = predicted.filter((one) => one.told > 0 === one.came > 0).length;
  return { draws: predicted.length, right, correlation, p: (asLarge + 1) / (PERMUTATIONS + 1) };
}

function correlationOf(one: readonly number[], other: readonly number[]): number {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [a, b] = [mean(one), mean(other)];
  let [both, first, second] = [0, 0, 0];
  for (let i = 0; i < one.length; i++) {
    const [x, y] = [(one[i] as number) - a, (other[i] as number) - b];
    both += x * y;
    first += x * x;
    second += y * y;
  }
  return first === 0 || second === 0 ? 0 : both / Math.sqrt(first * second);
}
