import type { LotteryKey } from '../../workers/domain/lotteries.ts';
import type { StrategyId } from '../../workers/domain/strategies/catalogue.ts';
import type { OptionField, StrategyOptions } from '../../workers/domain/strategies/options.ts';
import { checkGenerateRequest, RequestError } from '../../workers/protocol/request.ts';

/** What a visitor has typed; empty texts are left out. */
export interface OptionTexts {
  readonly dates: readonly string[];
  readonly name: string;
  readonly birth: string;
  readonly hits: string;
  readonly numbers: string;
}

/** What is wrong with what was typed. */
export interface OptionProblem {
  readonly option: OptionField;
  readonly value: string;
}

/** The options in the texts, or what keeps them from being some. */
export function readTypedOptions(
  lottery: LotteryKey,
  strategy: StrategyId,
  texts: OptionTexts,
): { readonly options: StrategyOptions | null } | { readonly problem: OptionProblem } {
  const dates = texts.dates.filter((text) => text.trim() !== '');
  const options: StrategyOptions = {
    ...(dates.length > 0 && { dates: dates.map(isoDay) }),
    ...(texts.name.trim() !== '' && { name: texts.name.trim() }),
    ...(texts.birth.trim() !== '' && { birthDate: isoDay(texts.birth) }),
    ...(texts.numbers.trim() !== '' && { pool: readNumbers(texts.numbers) }),
    ...(texts.hits !== '' && { hits: Number(texts.hits) }),
  };
  if (Object.keys(options).length === 0) return { options: null };
  try {
    checkGenerateRequest({ ...ANY_RUN, lottery, strategy, options });
    return { options };
  } catch (error) {
    if (!(error instanceof RequestError) || !error.option) throw error;
    const { option } = error;
    const bad = dates.find((text) => !isKnownDay(lottery, text));
    return { problem: { option, value: option === 'dates' ? (bad ?? '') : texts.birth.trim() } };
  }
}

/** A request that only its options can make bad. */
const ANY_RUN = {
  games: 1,
  seed: 'x',
  historySeed: 'x',
  date: '2000-01-01',
  now: '2000-01-01T00:00:00Z',
} as const;

function isKnownDay(lottery: LotteryKey, text: string): boolean {
  try {
    const options = { dates: [isoDay(text)] };
    checkGenerateRequest({ ...ANY_RUN, lottery, strategy: 'datas-especiais', options });
    return true;
  } catch {
    return false;
  }
}

/** «5/3/1980» as `1980-03-05`; what is no such text is given back and fails the check. */
function isoDay(text: string): string {
  const match = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  if (!match) return text.trim();
  const [, day = '', month = '', year = ''] = match;
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

/** Whole numbers between any other characters; «00» is Lotomania's 100. */
function readNumbers(text: string): number[] {
  return text
    .split(/[\s,;.]+/)
    .filter((part) => part !== '')
    .map((part) => (part === '00' ? 100 : /^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
}
