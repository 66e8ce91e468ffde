import { useEffect, useId, useState } from 'react';
import { strategyTexts } from '../../content/strategy.ts';
import { countsUpTo } from '../../editions.ts';
import { withinLimit } from '../../state/settings.ts';
import css from './stepper.module.css';

interface Props {
  readonly value: number;
  /** Highest value; the lowest is 1. */
  readonly most: number;
  readonly onChange: (value: number) => void;
  /** One less or one more than whatever the value is by then: taps can outrun the screen. */
  readonly onStep: (by: -1 | 1) => void;
}

/** A number of games with buttons for less and more, and shortcuts. What is typed is kept in range. */
export function Stepper({ value, most, onChange, onStep }: Props) {
  const [text, setText] = useState(String(value));
  const label = useId();
  useEffect(() => setText(String(value)), [value]);
  const change = (next: number) => onChange(withinLimit(next, most));
  const commit = () => {
    const typed = Number.parseInt(text, 10);
    if (Number.isNaN(typed)) setText(String(value));
    else {
      change(typed);
      setText(String(withinLimit(typed, most)));
    }
  };
  // From what is typed, if that is not the value yet. Not `disabled` at the ends: the button
  // would drop the focus.
  const step = (by: -1 | 1) => {
    const typed = Number.parseInt(text, 10);
    if (Number.isNaN(typed) || typed === value) onStep(by);
    else change(withinLimit(typed, most) + by);
  };
  return (
    <div className={css.stepper}>
      <span id={label} className={css.label}>
        {strategyTexts.games}
      </span>
      <div className={css.row}>
        <button
          type="button"
          className={css.step}
          aria-label={strategyTexts.less}
          aria-disabled={value <= 1}
          onClick={() => step(-1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <input
          className={css.value}
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          aria-labelledby={label}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            step(event.key === 'ArrowUp' ? 1 : -1);
          }}
        />
        <button
          type="button"
          className={css.step}
          aria-label={strategyTexts.more}
          aria-disabled={value >= most}
          onClick={() => step(1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's border and legend would say more than there is */}
      <div className={css.shortcuts} role="group" aria-label={strategyTexts.shortcuts}>
        {countsUpTo(most).map((count) => (
          <button
            key={count}
            type="button"
            className={css.shortcut}
            aria-pressed={value === count}
            onClick={() => change(count)}
          >
            {count}
          </button>
        ))}
      </div>
      <p className={css.limit}>{strategyTexts.upTo(most)}</p>
    </div>
  );
}
