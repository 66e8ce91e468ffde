import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { isWheel, type StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import { checkOptions, OptionsError } from '../../../workers/shared/strategy/check-options.ts';
import type { OptionField, StrategyOptions } from '../../../workers/shared/strategy/strategy-options.ts';

/** What a visitor has typed; empty texts are left out. */
export interface OptionTexts {
  readonly dates: readonly string[];
  readonly name: string;
  readonly birth: string;
  readonly hits: string;
  readonly numbers: string;
}

/** What is wrong with what was typed, and where. */
export interface TextProblem {
  readonly field: keyof OptionTexts;
  /** Which of the dates; 0 for other fields. */
  readonly index: number;
  readonly kind: DayProblem | 'no-letter' | 'name-and-birth' | 'bad-numbers' | 'bad-hits';
}

export type TypedOptions = { readonly options: StrategyOptions | null } | { readonly problem: TextProblem };

/** The options in the texts, or what keeps them from being some. */
export function readTypedOptions(
  lottery: LotteryKey,
  strategy: StrategyId,
  { dates, name, birth, numbers, hits }: OptionTexts,
): TypedOptions {
  const days = new Set<string>();
  for (const [index, text] of dates.entries()) {
    if (isBlank(text)) continue;
    const read = readDay(text);
    if ('problem' in read) return { problem: { field: 'dates', index, kind: read.problem } };
    days.add(read.day);
  }
  const born = isBlank(birth) ? undefined : readDay(birth);
  if (born && 'problem' in born) return problemOf('birth', born.problem);
  if (born && !isBlank(name)) return problemOf('birth', 'name-and-birth');

  const options: StrategyOptions = {
    ...(days.size > 0 && { dates: [...days] }),
    ...(!isBlank(name) && { name: name.trim() }),
    ...(born && { birthDate: born.day }),
    ...(!isBlank(numbers) && { pool: readNumbers(numbers) }),
    ...(hits !== '' && { hits: Number(hits) }),
  };
  if (Object.keys(options).length === 0) return { options: null };
  try {
    checkOptions(strategy, lotteryOf(lottery), options);
    return { options };
  } catch (error) {
    const known = error instanceof OptionsError && error.field && OTHERS[error.field];
    if (!known) throw error;
    return { problem: { ...known, index: 0 } };
  }
}

/** Where the problems are that only the options' own check finds. */
const OTHERS: { readonly [F in OptionField]?: Pick<TextProblem, 'field' | 'kind'> } = {
  name: { field: 'name', kind: 'no-letter' },
  pool: { field: 'numbers', kind: 'bad-numbers' },
  hits: { field: 'hits', kind: 'bad-hits' },
};

function problemOf(field: keyof OptionTexts, kind: TextProblem['kind']): TypedOptions {
  return { problem: { field, index: 0, kind } };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** Whole numbers between any other characters; «00» is Lotomania's 100. */
function readNumbers(text: string): number[] {
  return text
    .split(/[\s,;.]+/)
    .filter((part) => part !== '')
    .map((part) => (part === '00' ? 100 : /^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
}

/** What is wrong with a day that somebody typed: not written as one, or not in the calendar. */
type DayProblem = 'day-shape' | 'no-such-day';

/** «5/3/1980», «5.3.1980» or «05031980» as `1980-03-05`. */
export function readDay(text: string): { readonly day: string } | { readonly problem: DayProblem } {
  const trimmed = text.trim();
  const match = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4})$/.exec(trimmed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(trimmed);
  if (!match) return { problem: 'day-shape' };
  const [, day = '', month = '', year = ''] = match;
  const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isCalendarDate(iso) ? { day: iso } : { problem: 'no-such-day' };
}

const EMPTY: OptionTexts = { dates: [''], name: '', birth: '', hits: '', numbers: '' };

/** Lives as long as the page: names and dates of birth are private. */
const kept = new Map<string, OptionTexts>();

/** What was typed for a strategy before; a wheel's numbers belong to their lottery. */
export function keptTexts(lottery: LotteryKey, strategy: StrategyId): OptionTexts {
  return kept.get(keyOf(lottery, strategy)) ?? EMPTY;
}

/** Keeps what is being typed for the next time that a strategy asks. */
export function keepTexts(lottery: LotteryKey, strategy: StrategyId, texts: OptionTexts): void {
  kept.set(keyOf(lottery, strategy), texts);
}

function keyOf(lottery: LotteryKey, strategy: StrategyId): string {
  return isWheel(strategy) ? `${strategy} ${lottery}` : strategy;
}
