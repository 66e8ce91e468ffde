import type { LuckyNumber } from '../lottery/lucky-numbers.ts';

/** Which part of a date a number comes from. */
export type DatePart = 'day' | 'month' | 'year' | 'day-and-month';

/** A number together with one reason for it. */
export interface DateNumber {
  readonly number: number;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `year`: its last two digits; `day-and-month`: the two added. */
  readonly part: DatePart;
}

/** What only one rule can say of a ticket; the screen has the words. Lists are ascending. */
export type StrategyFact =
  | {
      /** sequencia: how many neighbours n, n+1 the ticket has, and the longest sequence allowed. */
      readonly kind: 'runs';
      readonly pairs: number;
      readonly longestAllowed: number;
    }
  | {
      /** espelhamento: the whole pairs. */
      readonly kind: 'mirror';
      readonly pairs: readonly (readonly [number, number])[];
    }
  | {
      /** primos-multiplos; 3 is in both. */
      readonly kind: 'primes-multiples';
      readonly primes: readonly number[];
      readonly multiplesOfThree: readonly number[];
    }
  | {
      /** quadrante: numbers top left, top right, bottom left, bottom right. */
      readonly kind: 'quadrants';
      readonly counts: readonly number[];
    }
  | {
      /** atrasados: the ticket's overdue numbers, most overdue first; delay as in the ranking. */
      readonly kind: 'delays';
      readonly overdue: readonly { readonly number: number; readonly delay: number }[];
    }
  | {
      /** somatoria: the sum and the range it was to fall in. */
      readonly kind: 'sum';
      readonly sum: number;
      readonly low: number;
      readonly high: number;
    }
  | {
      /** datas-especiais: each of the dates' numbers in the ticket, with where it comes from. */
      readonly kind: 'dates';
      readonly sources: readonly DateNumber[];
    }
  | {
      /** The same for a run that was told the numbers only. */
      readonly kind: 'date-numbers';
      readonly numbers: readonly number[];
    }
  | {
      /** numerologia: the root, 1…9, what it was taken from, and the numbers that have it. */
      readonly kind: 'root';
      readonly root: number;
      /** `told`: it was told itself. */
      readonly source: 'name' | 'birth-date' | 'run-date' | 'told';
      readonly withRoot: readonly number[];
    }
  | {
      /** sorte-global: the ticket's lucky numbers, with who says so. */
      readonly kind: 'lucky';
      readonly lucky: readonly LuckyNumber[];
    }
  | {
      /** combinacao-auto: how many rows and columns the ticket uses. */
      readonly kind: 'mix';
      readonly rows: number;
      readonly columns: number;
    }
  | {
      /** campeao: the ticket's balance, 0…`best`, and how many candidates it was chosen from. */
      readonly kind: 'champion';
      readonly balance: number;
      readonly best: number;
      readonly candidates: number;
    }
  | {
      /** anti-repeticao: the least overlap with the newest draw that the lottery allows. */
      readonly kind: 'avoidance';
      readonly leastOverlap: number;
    };
