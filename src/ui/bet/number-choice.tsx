import { type KeyboardEvent, useId, useState } from 'react';
import { allNumbers, type Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { betTexts } from '../../content/bet/bet.ts';
import { formatNumber } from '../../content/format.ts';
import field from '../parts/field.module.css';
import { stepInGrid } from './grid-steps.ts';
import css from './number-choice.module.css';

/** What a number can be chosen to be. */
export type Choice = 'fixed' | 'excluded';
const CHOICES = ['fixed', 'excluded'] as const;
const NAMES = { fixed: betTexts.always, excluded: betTexts.never } as const;

interface Props {
  readonly lottery: Lottery;
  readonly chosen: ReadonlyMap<number, Choice>;
  /** What is wrong with the numbers, in words. */
  readonly problem: string | undefined;
  readonly onChoose: (number: number, choice: Choice | undefined) => void;
}

/**
 * The playslip, each number a button that makes it «sempre» or «nunca» and back. One stop of the Tab key; the arrows
 * lead on.
 */
export function NumberChoice({ lottery, chosen, problem, onChoose }: Props) {
  const id = useId();
  const [choice, setChoice] = useState<Choice>('fixed');
  const [stop, setStop] = useState(1);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = stepInGrid(event.currentTarget, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className={css.choice}>
      <fieldset className={css.modes}>
        <legend className={css.legend}>{betTexts.touch}</legend>
        {CHOICES.map((mode) => (
          <label key={mode} className={css.mode}>
            <input
              type="radio"
              name={id}
              className={field.box}
              checked={choice === mode}
              onChange={() => setChoice(mode)}
            />
            {NAMES[mode]}
            <span className={css.sample} data-choice={mode} aria-hidden="true">
              {formatNumber(7)}
            </span>
          </label>
        ))}
      </fieldset>
      <p id={`${id}-nota`} className={field.hint}>
        {betTexts.touchHint}
      </p>
      {problem === undefined ? null : (
        <p ref={focusIn} id={`${id}-erro`} className={field.problem} role="alert" tabIndex={-1}>
          {problem}
        </p>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say its name before each number */}
      <div
        role="group"
        aria-label={betTexts.grid}
        aria-describedby={problem === undefined ? `${id}-nota` : `${id}-erro`}
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
            data-digit={n < 10 || undefined}
            aria-label={betTexts.number(n, chosen.get(n))}
            onFocus={() => setStop(n)}
            onClick={() => onChoose(n, chosen.get(n) === choice ? undefined : choice)}
          >
            {n < 10 ? n : formatNumber(n)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Once, as it comes; the same function on each rendering. */
function focusIn(place: HTMLElement | null): void {
  place?.focus();
}
