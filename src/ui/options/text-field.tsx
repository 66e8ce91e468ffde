import { type HTMLAttributes, useId } from 'react';
import css from './text-field.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

/** A labelled line of text, with a hint below it. */
export function TextField({ label, value, onChange, hint, placeholder, inputMode }: Props) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <input
        id={id}
        className={css.input}
        type="text"
        autoComplete="off"
        inputMode={inputMode}
        placeholder={placeholder}
        aria-describedby={hint === undefined ? undefined : `${id}-dica`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint === undefined ? null : (
        <p id={`${id}-dica`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
