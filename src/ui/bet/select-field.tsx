import { useId } from 'react';
import css from '../parts/field.module.css';

interface Props {
  readonly label: string;
  readonly value: number | undefined;
  /** What each choice is called; without a number the first. */
  readonly choices: readonly (readonly [value: number | undefined, name: string])[];
  readonly hint?: string | undefined;
  readonly onChange: (value: number | undefined) => void;
}

/** A labelled list of numbers to choose one of, perhaps with a hint below. */
export function SelectField({ label, value, choices, hint, onChange }: Props) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <select
        id={id}
        className={css.input}
        value={value ?? ''}
        aria-describedby={hint === undefined ? undefined : `${id}-nota`}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      >
        {choices.map(([number, name]) => (
          <option key={name} value={number ?? ''}>
            {name}
          </option>
        ))}
      </select>
      {hint === undefined ? null : (
        <p id={`${id}-nota`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
