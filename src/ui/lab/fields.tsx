import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { durationText, labTexts } from '../../content/lab/lab.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { choose, type Experiment, type LabChoice, labChoice, MEASURES, realDraws } from '../../state/lab/choice.ts';
import { choiceFault } from '../../state/lab/choice-fault.ts';
import { estimate, estimateTime } from '../../state/lab/estimate.ts';
import { startExperiment } from '../../state/lab/experiment.ts';
import { results } from '../../state/results/results.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';
import common from '../parts/common.module.css';
import { SelectField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';
import { PageButton } from '../parts/page-button.tsx';
import { BacktestFields } from './backtest-fields.tsx';
import { SimulateFields } from './simulate-fields.tsx';
import { StartButton } from './start-button.tsx';

const FIELDS = {
  simulate: SimulateFields,
  walk: BacktestFields,
  draws: DrawsFields,
} as const;

/** What there is to choose of an experiment, and the one button. */
export function Fields({ kind }: { readonly kind: Experiment }) {
  const choice = useSnapshot(labChoice) as LabChoice;
  // `choiceFault` reads what is kept, which arrives after the first render.
  useSnapshot(results);
  useSnapshot(savedGames);
  const Own = FIELDS[kind];
  const fault = choiceFault(choice);
  const start = () => {
    if (!fault) void startExperiment(choice);
  };
  const go =
    fault === 'no-draws' ? (
      <PageButton look="primary" wide page={RESULTS_PAGE} search={{ tab: 'file' }}>
        {labTexts.toResults}
      </PageButton>
    ) : (
      <StartButton type="submit">{labTexts.start[kind]}</StartButton>
    );
  return (
    <Form className={layout.form} onSend={start}>
      {kind === 'walk' ? go : null}
      <p className={common.soft}>{labTexts.about[kind]}</p>
      <Own choice={choice} />
      {/* A field of the simulation says that. */}
      {fault && (fault !== 'no-saved' || kind === 'draws') ? <p role="alert">{labTexts.faults[fault]}</p> : null}
      {!fault && kind === 'simulate' ? <Estimate choice={choice} /> : null}
      {kind === 'walk' ? null : go}
    </Form>
  );
}

/** What is measured in the kept draws. */
function DrawsFields({ choice: { lottery, measure } }: { readonly choice: LabChoice }) {
  const real = realDraws(lottery, useSnapshot(results).kept);
  if (real === 0) return null;
  return (
    <SelectField
      label={labTexts.measure}
      value={measure}
      choices={MEASURES.map((id) => [id, labTexts.measures[id]] as const)}
      hint={labTexts.keptDraws(real)}
      onChange={(next) => choose({ measure: next })}
    />
  );
}

/** How long it takes here. */
function Estimate({ choice }: { readonly choice: LabChoice }) {
  const { ms } = useSnapshot(estimate);
  useEffect(() => estimateTime(choice), [choice]);
  return (
    <p className={common.small} role="status">
      {ms === null ? ' ' : ms < 1000 ? labTexts.quick : labTexts.estimate(durationText(ms))}
    </p>
  );
}
