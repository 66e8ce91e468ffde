import { type KeyboardEvent, useState } from 'react';
import { allNumbers, type Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { byHandTexts } from '../../content/check/by-hand.ts';
import { formatNumber } from '../../content/format.ts';
import { stepInGrid } from '../bet/grid-steps.ts';
import css from '../bet/number-choice.module.css';

interface Props {
  readonly lottery: Lottery;
  readonly drawn: readonly number[];
  readonly onToggle: (n: number) => void;
}

/** The playslip, each number a button that says it was drawn. One stop of the Tab key; arrows lead on. */
export function DrawnGrid({ lottery, drawn, onToggle }: Props) {
  const [stop, setStop] = useState(1);
  const isFull = drawn.length === lottery.drawn;
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
      aria-label={byHandTexts.grid}
      className={css.grid}
      style={{ '--columns': lottery.columns } as object}
      onKeyDown={move}
    >
      {allNumbers(lottery).map((n) => (
        <button
          key={n}
          type="button"
          className={css.number}
          tabIndex={n === stop ? 0 : -1}
          data-choice={drawn.includes(n) ? 'fixed' : undefined}
          aria-pressed={drawn.includes(n)}
          aria-disabled={(isFull && !drawn.includes(n)) || undefined}
          onFocus={() => setStop(n)}
          onClick={() => onToggle(n)}
        >
          {formatNumber(n)}
        </button>
      ))}
    </div>
  );
}
