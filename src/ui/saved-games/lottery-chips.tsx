import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import css from './lottery-chips.module.css';

interface Props {
  readonly lotteries: readonly LotteryKey[];
  /** Undefined: all of them. */
  readonly chosen: LotteryKey | undefined;
  readonly onChoose: (lottery: LotteryKey | undefined) => void;
}

/** The lotteries of which there are games, of which one can be looked at alone: one row, to be swiped. */
export function LotteryChips({ lotteries, chosen, onChoose }: Props) {
  return (
    <div className={css.chips} role="radiogroup" aria-label={savedTexts.filter}>
      {[undefined, ...lotteries].map((lottery) => (
        <label key={lottery ?? ''} className={css.chip} data-lottery={lottery}>
          <input type="radio" name="loteria" checked={lottery === chosen} onChange={() => onChoose(lottery)} />
          <span>{lottery ? lotteryOf(lottery).name : savedTexts.all}</span>
        </label>
      ))}
    </div>
  );
}
