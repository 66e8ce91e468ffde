import { useId } from 'react';
import css from '../parts/field.module.css';

interface Props<T> {
  readonly label: string;
  readonly value: T;
  /** What each choice is called; none is `undefined`. */
  readonly choices: readonly (readonly [value: T, name: string])[];
  readonly hint?: string | undefined;
  readonly onChange: (value: T) => void;
}

/** A labelled list to choose one of, perhaps with a hint below. */
export function SelectField<T extends string | number | undefined>({
  label,
  value,
  choices,
  hint,
  onChange,
}: Props<T>) {
  const id = useId();
  const choose = (place: number) => {
    const [chosen] = choices[place] ?? [value];
    onChange(chosen);
  };
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
        onChange={({ target }) => choose(target.selectedIndex)}
      >
        {choices.map(([choice, name]) => (
          <option key={name} value={choice ?? ''}>
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
