import { betSizes } from '../bet/bet.ts';
import { EXTRA_COUNT, type Extra, type Lottery } from '../lottery/lotteries.ts';
import { MONTHS } from '../lottery/months.ts';

/** A field of a playslip, as a list of games has it. */
export interface GameField {
  readonly id: string;
  /** Its values are 1…to. */
  readonly to: number;
  /** How many of them a bet marks, ascending. */
  readonly sizes: readonly number[];
  /** What a list calls it, as a part of a regular expression. */
  readonly word?: string;
  /** The names of its values, the first that of 1. */
  readonly names?: readonly string[];
}

/** A playslip: its numbers, and further fields. */
export interface Slip {
  readonly numbers: GameField;
  readonly others: readonly GameField[];
  /** How many numbers a ticket marks. */
  readonly pick: number;
  /** The last number is written 00. */
  readonly isLastZero?: boolean;
}

/** The further fields that playslips have. */
export const EXTRA_FIELDS: Readonly<Record<Extra, GameField>> = {
  month: { id: 'month', to: EXTRA_COUNT.month, sizes: [1], word: 'm[eê]s(?: da sorte)?', names: MONTHS },
  team: { id: 'team', to: EXTRA_COUNT.team, sizes: [1], word: '(?:time|equipe)(?: do cora[cç][aã]o)?' },
};

/** The playslip of a lottery. */
export function slipOf(lottery: Lottery): Slip {
  const { total, pick, extra, isLastZero = false } = lottery;
  return {
    numbers: { id: 'numbers', to: total, sizes: betSizes(lottery) },
    others: extra ? [EXTRA_FIELDS[extra]] : [],
    pick,
    isLastZero,
  };
}
