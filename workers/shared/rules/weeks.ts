import { EVER, type Rule, type RulesOf } from './rule.ts';

/** When a draw is, and until when bets on it are sold, in hours of Brasília from the midnight that its day begins with. */
export interface DrawHours {
  readonly draw: number;
  /** Below 0 on the day before: -2 is its 22 h. */
  readonly sales: number;
}

/** The days of the week with a draw; 0 is Sunday. */
export type Week = Readonly<Record<number, DrawHours>>;

const week = (hours: DrawHours, ...days: number[]): Week => Object.fromEntries(days.map((day) => [day, hours]));

const UNTIL_19 = { draw: 21, sales: 19 };
const UNTIL_20 = { draw: 21, sales: 20 };
/** The hours of a draw on a Sunday. */
export const SUNDAY_11: DrawHours = { draw: 11, sales: -2 };

/** The same days of the week all the time; since November 2025 sales close an hour later. */
const always = (...days: number[]): [Rule<Week>, Rule<Week>] => [
  { since: EVER, value: week(UNTIL_19, ...days), source: 'draws' },
  { since: '2025-11-03', value: week(UNTIL_20, ...days), source: 'sales' },
];

/** The draws of Saturdays are on Sundays since a Saturday that had none. */
const withSundays = (...days: number[]): Rule<Week> => {
  return { since: '2026-07-18', value: { 0: SUNDAY_11, ...week(UNTIL_20, ...days) }, source: 'sales' };
};

/** On which days of the week a lottery is drawn. */
export const WEEKS: RulesOf<Week> = {
  megasena: [...always(2, 4, 6), withSundays(2, 4)],
  lotofacil: [...always(1, 2, 3, 4, 5, 6), withSundays(1, 2, 3, 4, 5)],
  quina: [...always(1, 2, 3, 4, 5, 6), withSundays(1, 2, 3, 4, 5)],
  duplasena: always(1, 3, 5),
  timemania: [...always(2, 4, 6), withSundays(2, 4)],
  diadasorte: [
    ...always(2, 4, 6),
    { since: '2026-06-29', value: week(UNTIL_20, 1, 2, 3, 4, 5, 6), source: 'draws' },
    withSundays(1, 2, 3, 4, 5),
  ],
  lotomania: always(1, 3, 5),
};
