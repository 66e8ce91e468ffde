import { type ButtonHTMLAttributes, type KeyboardEvent, useState } from 'react';
import { allNumbers, type Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { formatNumber } from '../../content/format.ts';
import { stepInGrid } from './grid-steps.ts';
import css from './number-choice.module.css';

interface Props {
  readonly lottery: Lottery;
  /** What the grid is called, and the element that says more. */
  readonly label: string;
  readonly describedBy?: string | undefined;
  readonly chosen: ReadonlyMap<number, 'fixed' | 'excluded'>;
  /** What a number is called, with what it is chosen to be; its two digits unless given. */
  readonly nameOf?: (number: number) => string;
  /** What else its button says. */
  readonly stateOf?: (number: number) => ButtonHTMLAttributes<HTMLButtonElement>;
  readonly onTap: (number: number) => void;
}

/** The playslip, each number a button. One stop of the Tab key; the arrows lead on. */
export function NumberGrid({ lottery, label, describedBy, chosen, nameOf, stateOf, onTap }: Props) {
  const [stop, setStop] = useState(1);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = stepInGrid(event.currentTarget, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say its name before each number
    <div
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      className={css.grid}
      data-columns={lottery.columns}
      onKeyDown={move}
    >
      {allNumbers(lottery).map((n) => (
        <button
          key={n}
          type="button"
          className={css.number}
          tabIndex={n === stop ? 0 : -1}
          data-choice={chosen.get(n)}
          data-digit={(nameOf && n < 10) || undefined}
          aria-label={nameOf?.(n)}
          {...stateOf?.(n)}
          onFocus={() => setStop(n)}
          onClick={() => onTap(n)}
        >
          {nameOf && n < 10 ? n : formatNumber(n)}
        </button>
      ))}
    </div>
  );
}
