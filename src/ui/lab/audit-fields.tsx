import { labTexts } from '../../content/lab/lab.ts';
import { choose, LAB_STEPS, type LabChoice } from '../../state/lab/choice.ts';
import { SelectField } from '../parts/fields.tsx';

interface Props {
  readonly choice: LabChoice;
}

/** How deep the generator is audited. */
export function AuditFields({ choice: { tickets } }: Props) {
  return (
    <SelectField
      label={labTexts.tickets}
      value={tickets}
      choices={LAB_STEPS.tickets.map((count) => [count, labTexts.ticketsOption(count)] as const)}
      onChange={(count) => choose({ tickets: count })}
    />
  );
}
