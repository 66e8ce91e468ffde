import { LOTTERIES, type LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { didYouMean, plain } from './did-you-mean.ts';
import { EXPECTED, UsageError } from './usage.ts';

/** What each lottery may be called: its key, and its name, which may be another word: diadasorte, Dia de Sorte. */
const KEYS = new Map(LOTTERIES.flatMap(({ key, name }) => [key, plain(name)].map((word) => [word, key] as const)));

/** The lottery that `--lottery` names, however it is written; throws a UsageError, with the name that may be meant. */
export function readLottery(text: string): LotteryKey {
  const found = KEYS.get(plain(text));
  if (found) return found;
  const meant = didYouMean(text, [...KEYS.keys()], (word) => KEYS.get(word) ?? word);
  throw new UsageError(`--lottery ${JSON.stringify(text)}: ${meant}expected ${EXPECTED.lottery}`);
}
