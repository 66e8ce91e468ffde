import { useSnapshot } from 'valtio/react';
import { labTexts } from '../../content/lab/lab.ts';
import { choose, isOfDraws, LAB_STEPS, type LabChoice, realDraws } from '../../state/lab/choice.ts';
import { results } from '../../state/results/results.ts';
import { SelectField } from '../parts/fields.tsx';

interface Props {
  readonly choice: LabChoice;
}

/** What is audited, and how deep. */
export function AuditFields({ choice }: Props) {
  const { lottery, tickets } = choice;
  const real = realDraws(lottery, useSnapshot(results).kept);
  const isReal = isOfDraws(choice);
  const { audited, auditedOptions, noReal } = labTexts;
  return (
    <>
      <SelectField
        label={audited}
        value={isReal ? 'draws' : 'generator'}
        choices={[
          ['generator', auditedOptions.generator],
          ...(real > 0 ? [['draws', auditedOptions.draws(real)] as const] : []),
        ]}
        hint={real > 0 ? undefined : noReal}
        onChange={(what) => choose({ audited: what })}
      />
      {isReal ? null : (
        <SelectField
          label={labTexts.tickets}
          value={tickets}
          choices={LAB_STEPS.tickets.map((count) => [count, labTexts.ticketsOption(count)] as const)}
          onChange={(count) => choose({ tickets: count })}
        />
      )}
    </>
  );
}
