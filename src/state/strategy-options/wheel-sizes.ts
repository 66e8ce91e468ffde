import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { CountRange } from '../../../workers/shared/run/request.ts';
import type { WheelSize } from '../../../workers/shared/strategy/guarantees.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy/strategy-options.ts';
import { enginePool } from '../run/engine-pool.ts';

/** How many numbers can be fenced in with how many tickets, fewest first; empty while not known. */
export type WheelSizes = readonly WheelSize[];

const known = new Map<string, WheelSizes>();
const asked = new Map<string, Promise<WheelSizes>>();

const keyOf = (lottery: LotteryKey, hits: number) => `${lottery} ${hits}`;

/** The wheel sizes that guarantee a number of hits, if they have been loaded. */
export function knownWheelSizes(lottery: LotteryKey, hits: number): WheelSizes {
  return known.get(keyOf(lottery, hits)) ?? [];
}

/** Has the engine list them. Empty when it does not; the next call asks again then. */
export function loadWheelSizes(lottery: LotteryKey, hits: number): Promise<WheelSizes> {
  const key = keyOf(lottery, hits);
  const waiting = asked.get(key) ?? askWheelSizes(lottery, hits).catch(() => []);
  asked.set(key, waiting);
  return waiting.then((sizes) => {
    if (sizes.length > 0) known.set(key, sizes);
    else asked.delete(key);
    return sizes;
  });
}

async function askWheelSizes(lottery: LotteryKey, hits: number): Promise<WheelSizes> {
  const outcome = await enginePool().run(undefined, 'wheelSizes', { lottery, hits });
  return outcome.ok ? outcome.value : [];
}

/** The most numbers that a number of tickets can fence in; undefined when the sizes are not known. */
export function reachOf(sizes: WheelSizes, games: number): number | undefined {
  const reached = sizes.filter(({ tickets }) => tickets <= games);
  return reached[reached.length - 1]?.pool;
}

/** The fewest tickets that fence in this many numbers; undefined where 20 are too few. */
export function gamesFor(sizes: WheelSizes, numbers: number): number | undefined {
  return sizes.find(({ pool }) => pool >= numbers)?.tickets;
}

/**
 * The allowed range when the pool in these options is too small or too large for the games; undefined when it is good,
 * missing, or the sizes are not known.
 */
export function numberPoolRange(
  lottery: LotteryKey,
  options: StrategyOptions | null,
  games: number,
): CountRange | undefined {
  const numbers = options?.pool?.length;
  const sizes = knownWheelSizes(lottery, options?.hits ?? lotteryOf(lottery).guarantee);
  const [first] = sizes;
  const max = reachOf(sizes, games);
  if (numbers === undefined || !first || max === undefined) return undefined;
  if (first.pool <= numbers && numbers <= max) return undefined;
  return { min: first.pool, max };
}
