import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { labTexts } from '../../content/lab/lab.ts';
import { choose, drawsInARow, LAB_STEPS, type LabChoice, testableDraws } from '../../state/lab/choice.ts';
import { results } from '../../state/results/results.ts';
import { CheckField, SelectField } from '../parts/fields.tsx';
import layout from '../parts/layout.module.css';
import { GamesField } from './games-field.tsx';
import css from './lab.module.css';
import { RiggedFields } from './rigged-fields.tsx';

interface Props {
  readonly choice: LabChoice;
}

/** On which draws the strategies bet, and with how many tickets: folded, as the test does without. */
export function BacktestFields({ choice }: Props) {
  const { isRigged, games } = choice;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details open={isOpen || isRigged} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{labTexts.change}</summary>
      <div className={`${layout.form} ${css.folded}`}>
        <CheckField
          label={labTexts.isRigged}
          hint={labTexts.isRiggedHint}
          isChecked={isRigged}
          onChange={(is) => choose({ isRigged: is })}
        />
        {isRigged ? <RiggedFields choice={choice} /> : <FairFields choice={choice} />}
        <GamesField label={labTexts.gamesEach} games={games} />
      </div>
    </details>
  );
}

/** Real draws, or how many fair ones are made. */
function FairFields({ choice: { lottery, isReal, size } }: Props) {
  const { kept } = useSnapshot(results);
  const real = testableDraws(lottery, kept);
  const made = LAB_STEPS.size.map((count) => [count, labTexts.sourceMade(count)] as const);
  const noReal = kept[lottery] ? labTexts.fewDraws(drawsInARow(lottery, kept)) : labTexts.noReal;
  return (
    <SelectField
      label={labTexts.source}
      value={isReal && real > 0 ? 0 : size}
      choices={[...(real > 0 ? [[0, labTexts.sourceReal(real)] as const] : []), ...made]}
      hint={real > 0 ? undefined : noReal}
      onChange={(count) => choose(count === 0 ? { isReal: true } : { isReal: false, size: count })}
    />
  );
}
