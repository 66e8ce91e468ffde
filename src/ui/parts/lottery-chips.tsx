import { useId, useLayoutEffect, useRef } from 'react';
import { LOTTERIES, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import css from './lottery-chips.module.css';

const KEYS = LOTTERIES.map(({ key }) => key);

interface Props {
  /** What is chosen among them. */
  readonly label: string;
  /** The name of the choice of all of them, where there is one. */
  readonly all?: string;
  /** All of them unless given. */
  readonly lotteries?: readonly LotteryKey[];
  /** Undefined: all of them. */
  readonly chosen: LotteryKey | undefined;
  readonly onChoose: (lottery: LotteryKey | undefined) => void;
}

/** Lotteries of which one can be looked at alone: one row, to be swiped, with the chosen one in sight. */
export function LotteryChips({ label, all, lotteries = KEYS, chosen, onChoose }: Props) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another is chosen
  useLayoutEffect(() => {
    const { current } = row;
    const chip = current?.querySelector(':checked')?.parentElement;
    if (current && chip) current.scrollLeft = chip.offsetLeft - (current.clientWidth - chip.offsetWidth) / 2;
  }, [chosen]);
  return (
    <div ref={row} className={css.chips} role="radiogroup" aria-label={label}>
      {[...(all === undefined ? [] : [undefined]), ...lotteries].map((lottery) => (
        <label key={lottery ?? ''} className={css.chip} data-lottery={lottery}>
          <input type="radio" name={name} checked={lottery === chosen} onChange={() => onChoose(lottery)} />
          <span>{lottery ? lotteryOf(lottery).name : all}</span>
        </label>
      ))}
    </div>
  );
}
