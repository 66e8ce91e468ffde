import { distance } from 'fastest-levenshtein';
import { LOTTERIES, type LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { EXPECTED, UsageError } from './usage.ts';

/** Letters alone, small and without accents: «Mega-Sena», «MEGA SENA» and «megasena» are one name. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}\s_-]/gu, '');

/** What each lottery may be called: its key, and its name, which may be another word: diadasorte, Dia de Sorte. */
const NAMES = LOTTERIES.flatMap(({ key, name }) => [...new Set([key, plain(name)])].map((word) => ({ key, word })));

/** Changes of a letter, at most, to the name that is suggested. */
const NEAR = 3;

/** The lottery that `--lottery` names, however it is written; throws a UsageError, with the name that may be meant. */
export function readLottery(text: string): LotteryKey {
  const given = plain(text);
  const found = NAMES.find(({ word }) => word === given);
  if (found) return found.key;
  const far = ({ word }: (typeof NAMES)[number]) =>
    given.length > 2 && word.startsWith(given) ? 1 : distance(given, word);
  const [nearest] = NAMES.toSorted((a, b) => far(a) - far(b));
  const meant = nearest && far(nearest) <= NEAR ? `did you mean ${nearest.key}? ` : '';
  throw new UsageError(`--lottery ${JSON.stringify(text)}: ${meant}expected ${EXPECTED.lottery}`);
}
