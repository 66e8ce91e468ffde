import { defaultPromise } from '../../../workers/shared/guarantees.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lotteries.ts';
import type { PoolRange } from '../../../workers/shared/request.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy-options.ts';
import type { WheelSize } from '../../../workers/shared/wheel-size.ts';
import { enginePool } from '../run/engine.ts';

/** How many numbers can be fenced in with how many tickets, fewest first; empty while not known. */
export type Ladder = readonly WheelSize[];

const known = new Map<string, Ladder>();
const asked = new Map<string, Promise<Ladder>>();

const keyOf = (lottery: LotteryKey, hits: number) => `${lottery} ${hits}`;

/** The ladder of a promise of so many hits, if it has been loaded. */
export function knownLadder(lottery: LotteryKey, hits: number): Ladder {
  return known.get(keyOf(lottery, hits)) ?? [];
}

/** Has the engine list it. Empty when it does not; the next call asks it again then. */
export function loadLadder(lottery: LotteryKey, hits: number): Promise<Ladder> {
  const key = keyOf(lottery, hits);
  const waiting = asked.get(key) ?? askLadder(lottery, hits).catch(() => []);
  asked.set(key, waiting);
  return waiting.then((ladder) => {
    if (ladder.length > 0) known.set(key, ladder);
    else asked.delete(key);
    return ladder;
  });
}

async function askLadder(lottery: LotteryKey, hits: number): Promise<Ladder> {
  const { signal } = new AbortController();
  const outcome = await enginePool().run(signal, 'wheelSizes', { lottery, hits });
  return outcome.ok ? outcome.value : [];
}

/** The most numbers that so many tickets can fence in; undefined when the ladder is not known. */
export function reachOf(ladder: Ladder, games: number): number | undefined {
  const reached = ladder.filter(({ tickets }) => tickets <= games);
  return reached[reached.length - 1]?.pool;
}

/** The fewest tickets that fence in so many numbers; undefined where 20 are too few. */
export function gamesFor(ladder: Ladder, numbers: number): number | undefined {
  return ladder.find(({ pool }) => pool >= numbers)?.tickets;
}

/**
 * How many numbers there may be, when the pool in these options has too few or too many for so
 * many games; undefined when it is good, when there is none and while the ladder is not known.
 */
export function poolRange(
  lottery: LotteryKey,
  options: StrategyOptions | null,
  games: number,
): PoolRange | undefined {
  const numbers = options?.pool?.length;
  const ladder = knownLadder(lottery, options?.hits ?? defaultPromise(lotteryOf(lottery)));
  const [first] = ladder;
  const most = reachOf(ladder, games);
  if (numbers === undefined || !first || most === undefined) return undefined;
  if (first.pool <= numbers && numbers <= most) return undefined;
  return { least: first.pool, most };
}
