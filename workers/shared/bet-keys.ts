import type { BetPart } from './takes-bet.ts';

/** Every part of a bet. */
export const BET_KEYS = [
  'marks',
  'fixed',
  'excluded',
  'team',
  'month',
  'mirror',
  'draws',
] as const satisfies readonly BetPart[];
