import { dayNumber } from '../lottery/day-number.ts';
import type { LotteryKey } from '../lottery/lotteries.ts';
import type { SourceName } from './sources.ts';

/** A day, or days from one to another, that the week does not tell. */
export interface SpecialDay {
  /** `YYYY-MM-DD`, in Brazil. */
  readonly day: string;
  /** The last of several days. */
  readonly until?: string;
  readonly lotteries: readonly LotteryKey[];
  /** A draw with a name of its own, a draw on another day than its week's, or none. */
  readonly kind: 'special' | 'moved' | 'none';
  /** Of a special draw, as the operator writes it. */
  readonly name?: string;
  /** When it is, in hours of Brasília; 21 unless given. */
  readonly hour?: number;
  /** Until when bets on it are sold, in hours from the midnight that its day begins with; not known unless given. */
  readonly sales?: number;
  /** Of a special draw: since when its sales may take the place of other draws. */
  readonly alone?: string;
  /** How many draws there were, if more than one. */
  readonly draws?: number;
  readonly source: SourceName;
  readonly announced?: true;
}

const FIVE = ['megasena', 'lotofacil', 'quina', 'diadasorte', 'timemania'] as const;
const read = { source: 'draws' } as const;
const none = (day: string, until: string, ...lotteries: LotteryKey[]): SpecialDay => {
  return { day, until, lotteries, kind: 'none', ...read };
};
const moved = (day: string, ...lotteries: LotteryKey[]): SpecialDay => ({ day, lotteries, kind: 'moved', ...read });
const special = (day: string, lottery: LotteryKey, name: string, more: Partial<SpecialDay> = {}): SpecialDay => {
  return { day, lotteries: [lottery], kind: 'special', name, ...read, ...more };
};

/** The oldest first. */
export const SPECIAL_DAYS: readonly SpecialDay[] = [
  none('2025-01-02', '2025-01-02', 'megasena'),
  none('2025-04-07', '2025-04-17', 'duplasena'),
  none('2025-04-17', '2025-04-17', 'megasena'),
  special('2025-04-19', 'duplasena', 'Dupla de Páscoa'),
  none('2025-04-22', '2025-04-22', 'megasena'),
  none('2025-06-20', '2025-06-27', 'quina'),
  special('2025-06-28', 'quina', 'Quina de São João'),
  none('2025-08-27', '2025-09-05', 'lotofacil'),
  special('2025-09-06', 'lotofacil', 'Lotofácil da Independência'),
  none('2025-11-13', '2025-11-13', 'megasena'),
  moved('2025-11-14', 'megasena'),
  none('2025-12-23', '2025-12-30', 'megasena'),
  special('2026-01-01', 'megasena', 'Mega da Virada', { hour: 10 }),
  moved('2026-01-01', 'lotofacil', 'quina', 'duplasena', 'lotomania'),
  none('2026-01-03', '2026-01-03', 'megasena'),
  none('2026-03-23', '2026-04-03', 'duplasena'),
  none('2026-04-02', '2026-04-02', 'megasena'),
  special('2026-04-04', 'duplasena', 'Dupla de Páscoa'),
  none('2026-05-02', '2026-05-02', 'timemania'),
  none('2026-05-19', '2026-05-23', 'megasena'),
  special('2026-05-24', 'megasena', 'Mega 30 Anos'),
  none('2026-06-13', '2026-06-13', ...FIVE),
  moved('2026-06-14', ...FIVE),
  none('2026-06-15', '2026-06-27', 'quina'),
  none('2026-06-19', '2026-06-19', 'lotofacil', 'duplasena', 'lotomania'),
  moved('2026-06-20', 'duplasena', 'lotomania'),
  { ...moved('2026-06-20', 'lotofacil'), draws: 2 },
  none('2026-06-24', '2026-06-24', 'lotofacil', 'duplasena', 'lotomania'),
  moved('2026-06-25', 'duplasena', 'lotomania'),
  special('2026-06-28', 'quina', 'Quina de São João'),
  none('2026-06-30', '2026-06-30', 'timemania'),
  // Contest 3780: the eight draws that are missing before it were left out in one piece, as before those of other years.
  { ...none('2026-09-04', '2026-09-14', 'lotofacil'), source: 'independence' },
  special('2026-09-15', 'lotofacil', 'Lotofácil da Independência', { hour: 11, source: 'independence' }),
  special('2026-12-31', 'megasena', 'Mega da Virada', { hour: 22, alone: '2026-12-20', announced: true }),
];

/** Special draws without a row of a year: `[year, read]`, its day was still unknown when it was looked for. */
export const UNKNOWN_SPECIALS: Readonly<Record<string, readonly [year: number, read: string]>> = {
  'Dupla de Páscoa': [2027, '2026-11-29'],
  'Quina de São João': [2027, '2026-11-29'],
  'Lotofácil da Independência': [2027, '2026-11-29'],
  'Mega da Virada': [2027, '2026-11-29'],
};

/** The row of a lottery that a day is of, if one is known. */
export function specialOn(lottery: LotteryKey, day: string): SpecialDay | undefined {
  return ofLottery(lottery).find((each) => each.day <= day && day <= (each.until ?? each.day));
}

/** Whether the sales of a special draw to come may take the place of the draw of a day. */
export function mayGiveWay(lottery: LotteryKey, day: string): boolean {
  return ofLottery(lottery).some(({ alone, day: special }) => alone !== undefined && alone <= day && day < special);
}

/** The special draw of a lottery on a day or within so many days after it, if one is known. */
export function specialWithin(lottery: LotteryKey, day: string, days: number): SpecialDay | undefined {
  const from = dayNumber(day);
  return ofLottery(lottery).find((each) => {
    const away = dayNumber(each.day) - from;
    return each.name !== undefined && away >= 0 && away <= days;
  });
}

const ofLottery = (lottery: LotteryKey) => SPECIAL_DAYS.filter(({ lotteries }) => lotteries.includes(lottery));
