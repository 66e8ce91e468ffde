import type { LotteryKey } from '../lottery/lotteries.ts';
import { type History, MAX_CARRIED, type NamedHistory, type OfficialHistory } from './history.ts';

/**
 * Sixteen hexadecimal digits that name the draws of an official history: windows that differ have the same ones by
 * accident once in 18 trillion million. No protection against intent, nor is it needed: who makes a link could make
 * another one.
 */
export function windowHash(
  lottery: LotteryKey,
  { contest, draws }: Pick<OfficialHistory, 'contest' | 'draws'>,
): string {
  // cyrb53 with all of its 64 bits: https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  const add = (byte: number) => {
    a = Math.imul(a ^ byte, 2654435761);
    b = Math.imul(b ^ byte, 1597334677);
  };
  for (const letter of lottery) add(letter.charCodeAt(0));
  for (const shift of [16, 8, 0]) add((contest >> shift) & 255);
  for (const numbers of draws) numbers.forEach(add);
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return [b, a].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The name of an official history of any size. */
export function nameWindow(lottery: LotteryKey, history: OfficialHistory): NamedHistory {
  const { contest, date, draws } = history;
  const hash = windowHash(lottery, history);
  return { kind: 'named', contest, date, size: draws.length, hash };
}

/** A history as links and receipts have it: draws that are too many to carry by their name alone. */
export function carriedHistory(lottery: LotteryKey, history: History): History {
  const isLong = history.kind === 'official' && history.draws.length > MAX_CARRIED;
  return isLong ? nameWindow(lottery, history) : history;
}

/** True when two histories of a lottery are the same, one of them perhaps by its name alone. */
export function isSameHistory(lottery: LotteryKey, one: History, other: History): boolean {
  const [a, b] = [one, other].map((history) => (history.kind === 'official' ? nameWindow(lottery, history) : history));
  if (a?.kind === 'simulated') return b?.kind === 'simulated' && a.seed === b.seed && a.date === b.date;
  if (a?.kind !== 'named' || b?.kind !== 'named') return false;
  const { contest, date, size, hash } = a;
  return contest === b.contest && date === b.date && size === b.size && hash === b.hash;
}
