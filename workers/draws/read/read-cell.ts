import { MAX_CONTEST } from '../../shared/lottery/max-contest.ts';
import { MONTHS } from '../../shared/lottery/months.ts';
import { plainWord } from './plain-words.ts';
import { RowProblem } from './row-problem.ts';

/** As `plainWord` gives them. */
const PLAIN_MONTHS = MONTHS.map(plainWord);

/** True where there is nothing: an empty cell, or the `-` that stands for nothing. */
export function isBlank(text: string): boolean {
  return text === '' || text === '-';
}

/** The number of a contest, 1…99,999; throws a RowProblem. */
export function readContest(text: string): number {
  // Three digits after a sign are thousands: spreadsheets write no number with zeros at its end.
  const match = /^(?:conc(?:urso|\.)? {0,3})?0*(\d{1,3}[.,]\d{3}$|\d{1,5})(?:\.0+)?$/i.exec(text);
  const contest = match?.[1] ? Number(match[1].replace(/[.,]/, '')) : 0;
  if (contest < 1 || contest > MAX_CONTEST) throw new RowProblem('contest', text);
  return contest;
}

/** Winning bets of a tier; undefined where it does not say. */
export function readCount(text: string): number | undefined {
  const plain = /^(\d{1,3}(?:\.\d{3}){1,2}$|\d{1,3}(?:,\d{3}){1,2}$|\d{1,9})(?:\.0+)?$/.exec(text)?.[1];
  return plain === undefined ? undefined : Number(plain.replace(/[.,]/g, ''));
}

/** The decimal sign of amounts. */
export type CentsSign = ',' | '.';

/** Returns the decimal sign of a file's amounts; undefined if every amount is ambiguous, or if they disagree. */
export function centsSignOf(amounts: readonly string[]): CentsSign | undefined {
  const hasComma = amounts.some((amount) => /,\d{1,2}$|\.\d{3}\.\d{3}$/.test(amount));
  const hasPoint = amounts.some((amount) => /\.\d{1,2}$|,\d{3}[.,]\d/.test(amount));
  return hasComma === hasPoint ? undefined : hasComma ? ',' : '.';
}

/**
 * Cents of an amount of money: `R$1.234,56`, `1.234,56`, a spreadsheet's own `1234.56`, or the `1,234.56` of one in
 * English. `1.234` and `1,234` need the decimal sign of their file. Undefined for other texts and for 0: no prize is 0, so
 * the amount is unknown.
 */
export function readCents(text: string, sign?: CentsSign): number | undefined {
  const told = text.replace(/^R\$\s*/, '');
  const [, thousands] = /^\d{1,3}([.,])\d{3}(?:\1\d{3}){0,3}$/.exec(told) ?? [];
  if (thousands && sign && sign !== thousands) return 100 * Number(told.replaceAll(thousands, ''));
  if (thousands && !sign) return undefined;
  const plain = /^\d{1,3}(?:,\d{3}){1,4}\.\d{1,2}$/.test(told) ? told.replaceAll(',', '') : told;
  const own = /^(\d{1,13}|\d{1,3}(?:\.\d{3}){1,4}),(\d{1,2})$/.exec(plain);
  const [whole = '', cents = ''] = own
    ? [own[1]?.replaceAll('.', ''), own[2]]
    : (/^(\d{1,13})(?:\.(\d{1,20}))?$/.exec(plain)?.slice(1) ?? []);
  const value = own
    ? Number(whole) * 100 + Number(cents.padEnd(2, '0'))
    : Math.round(Number(`${whole || 0}.${cents || 0}`) * 100);
  return value > 0 ? value : undefined;
}

/** True for an amount of money that is written and is 0: `R$0,00`. */
export function isNoMoney(text: string): boolean {
  return /^(?:R\$\s*)?0{1,13}(?:[.,]0{1,20})?$/.test(text);
}

/** True for what is a month and nothing else: 1…12, its name, or the first three letters of it. */
export function isMonth(text: string): boolean {
  const word = plainWord(text);
  return /^0?[1-9]$|^1[0-2]$/.test(text) || PLAIN_MONTHS.some((name) => word === name || word === name.slice(0, 3));
}

/** True for the number that a team of Timemania has on the playslip, 1…80. */
export function isTeamNumber(text: string): boolean {
  return /^0?[1-9]$|^[1-7]\d$|^80$/.test(text);
}

/** The month 1…12 of a name or a number; undefined for anything else. */
export function readMonth(text: string): number | undefined {
  const plain = plainWord(text);
  const month = /^\d{1,2}$/.test(plain)
    ? Number(plain)
    : PLAIN_MONTHS.findIndex((name) => name.slice(0, 3) === plain.slice(0, 3)) + 1;
  return month >= 1 && month <= 12 ? month : undefined;
}
