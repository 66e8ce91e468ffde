import { useId } from 'react';
import { statisticsTexts } from '../../content/statistics/statistics.ts';
import { lookAtSource, lookAtStep, type SourceKind, type StatisticsChoice } from '../../state/statistics/choice.ts';
import common from '../parts/common.module.css';
import field from '../parts/field.module.css';
import layout from '../parts/layout.module.css';
import css from './statistics-panel.module.css';

const KINDS: readonly SourceKind[] = ['simulated', 'official'];

/** Which draws statistics are of, in one line: simulated or real ones, and how many. It opens to be changed. */
export function ChoiceFields({ choice }: { readonly choice: StatisticsChoice }) {
  return (
    <details className={css.choice}>
      <summary className={`${layout.row} ${css.now}`}>
        <span>{windowText(choice)}</span> <b>{statisticsTexts.change}</b>
      </summary>
      <div className={`${layout.form} ${css.fields}`}>
        <SourceField choice={choice} />
        <WindowField choice={choice} />
      </div>
    </details>
  );
}

/** The chosen draws in words: «os últimos 30 sorteios simulados». */
function windowText({ kind, window, steps, step }: StatisticsChoice): string {
  return statisticsTexts.windowWords(kind, window, step === steps.length - 1);
}

interface Props {
  readonly choice: StatisticsChoice;
}

function SourceField({ choice: { kind, lastContest } }: Props) {
  const name = useId();
  const { source, sources, untilContest, noOfficial } = statisticsTexts;
  const hasOfficial = lastContest !== undefined;
  return (
    <fieldset className={css.sources} aria-describedby={`${name}-nota`}>
      <legend className={field.label}>{source}</legend>
      {KINDS.map((one) => (
        <label key={one} className={css.source} data-chosen={one === kind}>
          <input
            type="radio"
            name={name}
            checked={one === kind}
            disabled={one === 'official' && !hasOfficial}
            onChange={() => lookAtSource(one)}
          />
          <span>{sources[one]}</span>
        </label>
      ))}
      <p id={`${name}-nota`} className={`${common.small} ${css.hint}`}>
        {hasOfficial ? `${sources.official} ${untilContest(lastContest)}.` : noOfficial}
      </p>
    </fieldset>
  );
}

function WindowField({ choice }: Props) {
  const id = useId();
  const { steps, step } = choice;
  const words = windowText(choice);
  return (
    <div className={field.field}>
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
      <output htmlFor={id} className={common.soft} aria-hidden="true">
        {words}
      </output>
    </div>
  );
}
