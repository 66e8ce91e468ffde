import { MAX_FOLLOWED } from '../check/played-game.ts';
import { isCalendarDate } from '../lottery/calendar.ts';

/** Contests in a row, from the first to the last. */
export interface Contests {
  readonly from: number;
  readonly to: number;
}

const SIGNS = '[^a-z\\d$]';

/** «CONC. 2901», «Concurso nº 2.943», «teimosinha: 2943». */
const CONTEST = new RegExp(
  `(?:^|[^a-z])(?:conc|concursos?|teimosinha)(?![a-z])${SIGNS}{0,6}` +
    `(?:(?:n\\.?[or]?|num|numeros?|inicial|final|de|dos?|concursos?)(?![a-z])${SIGNS}{0,4}){0,3}` +
    '(\\d{1,3}\\.\\d{3}|\\d{3,5})(?!\\d|[.,]\\d)',
  'g',
);

/** « a 2945», «, 2944», «/2945» after a contest. */
const NEXT = /\s*(?:ate|ao?|e|[-–/,;])\s*(\d{1,3}\.\d{3}|\d{3,5})(?!\d|[.,/-]\d)/y;

const toNumber = (digits: string) => Number(digits.replace('.', ''));

/** The contests that a text names as such, in order. */
export function contestsIn(text: string): Contests[] {
  // «nº» becomes «no».
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return [...plain.matchAll(CONTEST)].map(({ 0: all, 1: first = '', index }) => {
    const from = toNumber(first);
    let to = from;
    NEXT.lastIndex = index + all.length;
    for (let next = NEXT.exec(plain); next; next = NEXT.exec(plain)) {
      const contest = toNumber(next[1] as string);
      if (contest <= to || contest >= from + MAX_FOLLOWED) break;
      to = contest;
    }
    return { from, to };
  });
}

const DAY = '(\\d{1,2})[/.-](\\d{1,2})[/.-](\\d{4}|\\d{2})(?!\\d)';
const ANY_DAY = new RegExp(`(?:^|\\D)${DAY}`, 'g');
const DRAW_DAY = new RegExp(`sorteio[^\\d\\n]{0,20}${DAY}`, 'gi');

function days(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)]
    .map(([, day = '', month = '', year = '']) =>
      [year.padStart(4, '20'), month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    )
    .filter(isCalendarDate);
}

/** Every day in a text, `YYYY-MM-DD`. */
export const daysIn = (text: string): string[] => days(text, ANY_DAY);

/** Those that a text says to be of a draw. */
export const drawDaysIn = (text: string): string[] => days(text, DRAW_DAY);
