import { useId, useState } from 'react';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { betTexts } from '../../content/bet/bet.ts';
import { formatNumber } from '../../content/format.ts';
import field from '../parts/field.module.css';
import layout from '../parts/layout.module.css';
import css from './number-choice.module.css';
import { NumberGrid } from './number-grid.tsx';

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

/** The playslip, each number a button that makes it «sempre» or «nunca» and back. */
export function NumberChoice({ lottery, chosen, problem, onChoose }: Props) {
  const id = useId();
  const [choice, setChoice] = useState<Choice>('fixed');
  return (
    <div className={layout.items}>
      <fieldset className={field.choices}>
        <legend className={field.label}>{betTexts.touch}</legend>
        {CHOICES.map((mode) => (
          <label key={mode} className={field.choice}>
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
        <p id={`${id}-erro`} className={field.problem} role="alert" tabIndex={-1} data-wrong>
          {problem}
        </p>
      )}
      <NumberGrid
        lottery={lottery}
        label={betTexts.grid}
        describedBy={problem === undefined ? `${id}-nota` : `${id}-erro`}
        chosen={chosen}
        nameOf={(n) => betTexts.number(n, chosen.get(n))}
        onTap={(n) => onChoose(n, chosen.get(n) === choice ? undefined : choice)}
      />
    </div>
  );
}
