import { type InputHTMLAttributes, useId } from 'react';
import css from '../parts/field.module.css';

interface Props
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'placeholder' | 'inputMode' | 'maxLength'> {
  readonly label: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  /** What is wrong with the text. */
  readonly problem?: string | undefined;
}

/** A labelled line of text, with what is wrong with it or else a hint below. */
export function TextField({ label, hint, problem, onChange, ...input }: Props) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={css.input}
        type="text"
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-nota`}
        onChange={(event) => onChange(event.target.value)}
      />
      {note === undefined ? null : (
        <p
          id={`${id}-nota`}
          className={problem === undefined ? css.hint : css.problem}
          role={problem === undefined ? undefined : 'alert'}
        >
          {note}
        </p>
      )}
    </div>
  );
}
