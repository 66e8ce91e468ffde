import { type LotteryKey, lotteryOf } from '../../../workers/domain/lotteries.ts';
import { optionTexts } from '../../content/options.ts';
import type { OptionProblem, OptionTexts } from '../../state/read-options.ts';

/** Says what is wrong with what was typed. */
export function problemText(
  { option, value }: OptionProblem,
  texts: OptionTexts,
  lottery: LotteryKey,
): string {
  if (option === 'dates') return optionTexts.badDate(value);
  if (option === 'name') return optionTexts.badName;
  if (option === 'hits') return optionTexts.badHits;
  if (option === 'pool') return optionTexts.badNumbers(lotteryOf(lottery).total);
  return texts.name.trim() === '' ? optionTexts.badBirth(value) : optionTexts.both;
}
