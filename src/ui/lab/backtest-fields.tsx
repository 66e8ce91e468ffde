import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { labTexts } from '../../content/lab/lab.ts';
import { choose, LAB_STEPS, type LabChoice, realDraws } from '../../state/lab/choice.ts';
import { choiceFault } from '../../state/lab/choice-fault.ts';
import { findUnbroken, unbrokenDraws } from '../../state/lab/unbroken-draws.ts';
import { results } from '../../state/results/results.ts';
import { CheckField, SelectField } from '../parts/fields.tsx';
import { GamesField } from './games-field.tsx';
import { RiggedFields } from './rigged-fields.tsx';

interface Props {
  readonly choice: LabChoice;
}

/** On which draws the strategies bet, and with how many tickets. */
export function BacktestFields({ choice }: Props) {
  const { isRigged, games } = choice;
  return (
    <>
      <CheckField
        label={labTexts.isRigged}
        hint={labTexts.isRiggedHint}
        isChecked={isRigged}
        onChange={(is) => choose({ isRigged: is })}
      />
      {isRigged ? <RiggedFields choice={choice} /> : <FairFields choice={choice} />}
      <GamesField label={labTexts.gamesEach} games={games} />
    </>
  );
}

/** Real draws, or how many fair ones are made. */
function FairFields({ choice }: Props) {
  const { lottery, isReal, size } = choice;
  const { kept } = useSnapshot(results);
  const real = realDraws(lottery, kept);
  useEffect(() => {
    if (kept[lottery]) void findUnbroken(lottery);
  }, [lottery, kept]);
  const made = LAB_STEPS.size.map((count) => [count, labTexts.sourceMade(count)] as const);
  const isFew = choiceFault(choice) === 'few-draws';
  return (
    <SelectField
      label={labTexts.source}
      problem={isFew ? labTexts.faults['few-draws'](unbrokenDraws(lottery, results.kept) ?? 0) : undefined}
      value={isReal && real > 0 ? 0 : size}
      choices={[...(real > 0 ? [[0, labTexts.sourceReal(real)] as const] : []), ...made]}
      hint={real > 0 ? undefined : labTexts.noReal}
      onChange={(count) => choose(count === 0 ? { isReal: true } : { isReal: false, size: count })}
    />
  );
}
