import type { Syndicate } from './syndicate.ts';

const DIGITS = 6;

/**
 * Six decimal digits that are the same on every phone that has the same of a group: its name, lottery, games, contests,
 * day, receipt, cost, prize, and the members' quotas and payments, in their order. The members' names do not count, so
 * that somebody whose copy has none can compare too. It distinguishes copies that differ by accident, all but one in a
 * million; it is no proof against somebody who searches for another group with the same digits.
 */
export function fingerprint(group: Syndicate): string {
  const { name, lottery, games, follow, draw, receipt, cents, prize, members } = group;
  const content = JSON.stringify([
    [name, lottery, follow?.from ?? 0, follow?.draws ?? 0, draw ?? '', receipt ?? '', cents, prize ?? -1],
    games.map(({ numbers, team = 0, month = 0, mirror = false }) => [numbers, team, month, mirror]),
    members.map(({ quotas, paid }) => [quotas, paid]),
  ]);
  return String(hashOf(content) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** 53 bits of a text: FNV-1a with 32 bits, forwards and backwards. */
function hashOf(text: string): number {
  let [low, high] = [0x811c9dc5, 0x811c9dc5];
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(text.length - 1 - i), 0x01000193);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
