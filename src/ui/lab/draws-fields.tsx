import { useSnapshot } from 'valtio/react';
import { labTexts } from '../../content/lab/lab.ts';
import { choose, type LabChoice, MEASURES, realDraws } from '../../state/lab/choice.ts';
import { results } from '../../state/results/results.ts';
import { SelectField } from '../parts/fields.tsx';

interface Props {
  readonly choice: LabChoice;
}

/** What is measured in the kept draws. */
export function DrawsFields({ choice: { lottery, measure } }: Props) {
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
