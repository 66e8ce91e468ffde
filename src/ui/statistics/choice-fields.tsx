import { useId } from 'react';
import { statisticsTexts } from '../../content/statistics/statistics.ts';
import { lookAtStep, type StatisticsChoice } from '../../state/statistics/choice.ts';
import field from '../parts/field.module.css';
import layout from '../parts/layout.module.css';
import css from './statistics-panel.module.css';

/** Which draws statistics are of, in one line that opens to a slider. */
export function ChoiceFields({ choice }: { readonly choice: StatisticsChoice }) {
  const id = useId();
  const { kind, window, steps, step } = choice;
  const words = statisticsTexts.windowWords(kind, window, step === steps.length - 1);
  return (
    <details className={css.choice}>
      <summary className={`${layout.row} ${css.now}`}>
        <span>{words}</span> <b>{statisticsTexts.change}</b>
      </summary>
      <div className={css.fields}>
        <label htmlFor={id} className={field.label}>
          {statisticsTexts.window}
        </label>
        <input
          id={id}
          className={css.slider}
          type="range"
          min={0}
          max={steps.length - 1}
          step={1}
          value={step}
          disabled={steps.length === 1}
          aria-valuetext={words}
          onChange={({ target }) => lookAtStep(choice, Number(target.value))}
        />
      </div>
    </details>
  );
}
