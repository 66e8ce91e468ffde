import { betSizes } from '../bet/bet.ts';
import type { Lottery } from '../lottery/lotteries.ts';
import type { PrintedNumber } from './printed-numbers.ts';

/** Printed numbers side by side that are a game, or hold one, or all but one number of one, or are another bet. */
export interface Stretch {
  readonly kind: 'exact' | 'larger' | 'near' | 'other';
  readonly from: number;
  readonly to: number;
  /** At how many of its two ends a bet may begin or end. */
  readonly ends: number;
  /** It has the numbers of a bet, nothing else, in a row. */
  readonly isBet: boolean;
  readonly worth: number;
}

/** What a number counts against one of a game: in nearly one, in another bet, between the numbers of one, beside them. */
const WORTH = { near: 0.9, bet: 0.8, openBet: 0.65, between: 0.8, beside: 0.55 } as const;

/** So many numbers beyond the largest bet are still reported beside a game. */
const MOST_FURTHER = 5;

/** Places between two pauses. */
const SLICE = 500;

/** Cuts printed numbers into the stretches that explain most of them, in order; undefined is taken already. */
export function* likeliest(
  lottery: Lottery,
  printed: readonly (PrintedNumber | undefined)[],
  games: readonly (readonly number[])[],
): Generator<number, readonly Stretch[], void> {
  const best: { readonly worth: number; readonly stretch?: Stretch }[] = [];
  best[printed.length] = { worth: 0 };
  const worthFrom = (place: number) => best[place]?.worth ?? 0;
  const stretchesFrom = stretchesOf(lottery, printed, games);
  for (let from = printed.length - 1; from >= 0; from--) {
    if (from % SLICE === 0) yield 1 - from / printed.length;
    best[from] = { worth: worthFrom(from + 1) };
    for (const stretch of stretchesFrom(from)) {
      const worth = stretch.worth + worthFrom(stretch.to);
      if (worth > worthFrom(from)) best[from] = { worth, stretch };
    }
  }
  const chosen: Stretch[] = [];
  for (let at = 0; at < printed.length; ) {
    const stretch = best[at]?.stretch;
    if (stretch) chosen.push(stretch);
    at = stretch?.to ?? at + 1;
  }
  return chosen;
}

/** Gives the stretches from a place on. */
function stretchesOf(
  lottery: Lottery,
  printed: readonly (PrintedNumber | undefined)[],
  games: readonly (readonly number[])[],
): (from: number) => Generator<Stretch> {
  const sizes = betSizes(lottery);
  const most = Math.max(...sizes) + MOST_FURTHER;
  const usual = new Set([lottery.pick, ...games.map(({ length }) => length)]);
  const lengths = games.map(({ length }) => length);
  const having: number[][] = Array.from({ length: lottery.total + 1 }, () => []);
  for (const [game, numbers] of games.entries()) for (const n of numbers) having[n]?.push(game);
  const isEnd = (place: number) => !printed[place - 1] || printed[place]?.begins !== false;
  const isLone = (place: number) => isEnd(place) && isEnd(place + 1);

  const common = new Uint8Array(games.length);
  const seen = new Int32Array(lottery.total + 1).fill(-1);

  return function* (from) {
    common.fill(0);
    const nearly: number[] = [];
    let [wrong, isParted] = [0, false];
    for (let to = from + 1; to - from <= most; to++) {
      const number = printed[to - 1];
      if (!number) return;
      const { value, row } = number;
      if (value < 1 || value > lottery.total || seen[value] === from) {
        if (++wrong > 1) return;
      } else {
        seen[value] = from;
        for (const game of having[value] ?? []) {
          const hits = Number(common[game]) + 1;
          common[game] = hits;
          if (hits === Number(lengths[game]) - 1) nearly.push(game);
        }
      }
      isParted ||= to > from + 1 && isEnd(to - 1);
      const size = to - from;
      const isWhole = wrong === 0 && sizes.includes(size);
      if (nearly.length === 0 && !isWhole) continue;
      const ends = Number(isEnd(from)) + Number(isEnd(to));
      // A number alone in its row, or between signs, belongs to no bet unless a game has it.
      const lone = [from, to - 1].filter(isLone);
      const isOther = isWhole && lone.length === 0 && printed[from]?.row === row && !(isParted && ends < 2);
      const stretch = { from, to, ends, isBet: isOther && ends === 2 };
      if (isOther && (ends === 2 || usual.has(size)))
        yield {
          ...stretch,
          kind: 'other',
          worth: size * (ends === 2 ? WORTH.bet : WORTH.openBet) - Number(isParted) / 1e3,
        };
      for (const game of nearly) {
        const [length, hits] = [Number(lengths[game]), common[game]];
        const isJoined = lone.every((place) => games[game]?.includes(Number(printed[place]?.value)));
        if (hits === length && size === length) yield { ...stretch, kind: 'exact', worth: size + ends / 1e6 };
        else if (!isJoined || (ends < 2 && isParted)) continue;
        else if (hits === length && wrong === 0 && ends > 0) {
          const isOwn = printed.slice(from, to).map((one) => games[game]?.includes(Number(one?.value)));
          const isSideBySide = isOwn.lastIndexOf(true) - isOwn.indexOf(true) < length;
          const further = isSideBySide ? WORTH.beside : WORTH.between;
          yield { ...stretch, kind: 'larger', worth: length + (size - length) * further };
        } else if (hits === length - 1 && size <= length) yield { ...stretch, kind: 'near', worth: size * WORTH.near };
      }
    }
  };
}
