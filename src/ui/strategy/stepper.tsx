import { useId, useState } from 'react';
import { strategyTexts } from '../../content/strategy/strategy.ts';
import { countsUpTo } from '../../editions.ts';
import { clampGames } from '../../state/preferences/settings.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import css from './stepper.module.css';

interface Props {
  readonly value: number;
  /** Highest value; the lowest is 1. */
  readonly max: number;
  /** More that there is to say of it. */
  readonly note?: string | undefined;
  readonly onChange: (value: number) => void;
  /** One less or one more than whatever the value is by then: taps can outrun the screen. */
  readonly onStep: (by: -1 | 1) => void;
}

/** A number of games with buttons for less and more, and shortcuts. What is typed is kept in range. */
export function Stepper({ value, max, note, onChange, onStep }: Props) {
  // What is being typed, until it counts. Not a copy of `value`: taps would outrun it.
  const [draft, setDraft] = useState<string | null>(null);
  const label = useId();
  const change = (next: number) => {
    setDraft(null);
    onChange(clampGames(next, max));
  };
  const typed = Number.parseInt(draft ?? '', 10);
  const shown = draft === null ? value : typed;
  const commit = () => {
    if (Number.isNaN(typed)) setDraft(null);
    else change(typed);
  };
  // From what is typed, if anything. Not `disabled` at the ends: the button would drop the focus.
  const step = (by: -1 | 1) => {
    if (!Number.isNaN(typed)) return change(clampGames(typed, max) + by);
    setDraft(null);
    onStep(by);
  };
  return (
    <div className={`${layout.card} ${layout.raised} ${css.stepper}`}>
      <div>
        <p id={label} className={common.strong}>
          {strategyTexts.games}
        </p>
        <p className={css.most}>{strategyTexts.upTo(max)}</p>
      </div>
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
          max={max}
          aria-labelledby={label}
          value={draft ?? value}
          onChange={(event) => setDraft(event.target.value)}
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
          aria-disabled={value >= max}
          onClick={() => step(1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's border and legend would say more than there is */}
      <div className={css.shortcuts} role="group" aria-label={strategyTexts.shortcuts}>
        {countsUpTo(max).map((count) => (
          <button
            key={count}
            type="button"
            className={css.shortcut}
            aria-pressed={shown === count}
            onClick={() => change(count)}
          >
            {count}
          </button>
        ))}
      </div>
      {note ? <p className={common.small}>{note}</p> : null}
    </div>
  );
}
