import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { optionTexts } from '../../content/strategy-options/options.ts';
import type { OptionTexts, TextProblem } from '../../state/strategy-options/read-options.ts';

/** Says what is wrong with what was typed. */
export function problemText({ field, index, kind }: TextProblem, texts: OptionTexts, lottery: LotteryKey): string {
  const typed = (field === 'dates' ? (texts.dates[index] ?? '') : texts[field]).trim();
  switch (kind) {
    case 'day-shape':
      return optionTexts.dayShape(typed);
    case 'no-such-day':
      return optionTexts.noSuchDay(typed);
    case 'no-letter':
      return optionTexts.badName;
    case 'name-and-birth':
      return optionTexts.both;
    case 'bad-numbers':
      return optionTexts.badNumbers(lotteryOf(lottery).total);
    case 'bad-hits':
      return optionTexts.badHits;
  }
}
