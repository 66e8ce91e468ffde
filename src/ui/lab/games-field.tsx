import { choose, LAB_STEPS } from '../../state/lab/choice.ts';
import { SelectField } from '../parts/fields.tsx';

interface Props {
  readonly label: string;
  readonly games: number;
}

/** How many tickets there are in a draw: a step, or as many as a result had. */
export function GamesField({ label, games }: Props) {
  const steps: readonly number[] = LAB_STEPS.games;
  const counts = steps.includes(games) ? steps : [...steps, games].sort((a, b) => a - b);
  return (
    <SelectField
      label={label}
      value={games}
      choices={counts.map((count) => [count, String(count)] as const)}
      onChange={(count) => choose({ games: count })}
    />
  );
}
