import { useId } from 'react';
import { riggedRatio } from '../../../workers/shared/lab/rigged-ratio.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { betTexts } from '../../content/bet/bet.ts';
import { formatNumber } from '../../content/format.ts';
import { labTexts } from '../../content/lab/lab.ts';
import { choose, LAB_STEPS, type LabChoice } from '../../state/lab/choice.ts';
import { choiceFault } from '../../state/lab/choice-fault.ts';
import { NumberGrid } from '../bet/number-grid.tsx';
import field from '../parts/field.module.css';
import { SelectField } from '../parts/fields.tsx';
import css from './lab.module.css';

interface Props {
  readonly choice: LabChoice;
}

/** Which numbers a rigged draw favours, how much, and for how many draws. */
export function RiggedFields({ choice }: Props) {
  const { lottery: key, rigged, weight, size } = choice;
  const lottery = lotteryOf(key);
  const note = useId();
  const isWrong = choiceFault(choice) === 'rigged';
  const listed = [...rigged].sort((a, b) => a - b);
  // While none is chosen, that of a single one.
  const ratioOf = (times: number) => riggedRatio(lottery, Math.max(1, rigged.length), times);
  const chosen = new Map(rigged.map((n) => [n, 'fixed' as const]));
  const toggle = (n: number) => choose({ rigged: chosen.has(n) ? rigged.filter((m) => m !== n) : [...rigged, n] });
  return (
    <>
      <details>
        <summary>
          <b>{labTexts.rigged}</b> <span className={css.numbers}>{listed.map(formatNumber).join(' ')}</span>
        </summary>
        <p id={note} className={isWrong ? field.problem : field.hint} tabIndex={-1} data-wrong={isWrong || undefined}>
          {labTexts.riggedHint(rigged.length)}
        </p>
        <NumberGrid
          lottery={lottery}
          label={labTexts.rigged}
          describedBy={note}
          chosen={chosen}
          nameOf={(n) => betTexts.number(n, undefined) + (chosen.has(n) ? labTexts.isFavoured : '')}
          onTap={toggle}
        />
      </details>
      <SelectField
        label={labTexts.weight}
        value={weight}
        choices={LAB_STEPS.weight.map((times) => [times, labTexts.weightOption(ratioOf(times))] as const)}
        onChange={(times) => choose({ weight: times })}
      />
      <SelectField
        label={labTexts.draws}
        value={size}
        choices={LAB_STEPS.size.map((count) => [count, labTexts.drawsOption(count)] as const)}
        onChange={(count) => choose({ size: count })}
      />
    </>
  );
}
