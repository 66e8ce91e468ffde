import { type ComponentProps, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import css from './field.module.css';

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with what is in it. */
  readonly problem?: string | undefined;
}

/** A label, what `children` makes of an id and the id of its note, and the note below. */
function Field({
  label,
  hint,
  problem,
  children,
}: FieldProps & { readonly children: (id: string, note: string | undefined) => ReactNode }) {
  const id = useId();
  const note = problem ?? hint;
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children(id, note === undefined ? undefined : `${id}-nota`)}
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

interface TextProps
  extends FieldProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'placeholder' | 'inputMode' | 'maxLength' | 'max'> {
  readonly onChange: (value: string) => void;
}

/** A labelled line of text, with what is wrong with it or else a hint below. */
export function TextField({ label, hint, problem, onChange, ...input }: TextProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(id, note) => (
        <input
          type="text"
          {...input}
          id={id}
          className={css.input}
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={note}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

type AreaProps = FieldProps & Pick<ComponentProps<'textarea'>, 'ref' | 'rows' | 'value' | 'onChange'>;

/** A labelled field of several lines, with what is wrong with them or else a hint below. */
export function AreaField({ label, hint, problem, rows = 5, ...area }: AreaProps) {
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(id, note) => (
        <textarea
          {...area}
          id={id}
          className={`${css.input} ${css.area}`}
          rows={rows}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby={note}
        />
      )}
    </Field>
  );
}

interface SelectProps<T> extends FieldProps {
  readonly value: T;
  /** What each choice is called; none is `undefined`. */
  readonly choices: readonly (readonly [value: T, name: string])[];
  readonly onChange: (value: T) => void;
}

/** A labelled list to choose one of, perhaps with a hint below. */
export function SelectField<T extends string | number | undefined>(props: SelectProps<T>) {
  const { label, value, choices, hint, problem, onChange } = props;
  const choose = (place: number) => {
    const [chosen] = choices[place] ?? [value];
    onChange(chosen);
  };
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(id, note) => (
        <select
          id={id}
          className={css.input}
          value={value ?? ''}
          aria-invalid={problem !== undefined}
          aria-describedby={note}
          onChange={({ target }) => choose(target.selectedIndex)}
        >
          {choices.map(([choice, name]) => (
            <option key={name} value={choice ?? ''}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface CheckProps {
  readonly label: string;
  readonly hint: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A box to tick, with a hint below. */
export function CheckField({ label, hint, isChecked, onChange }: CheckProps) {
  const note = useId();
  return (
    <div>
      <label className={css.check}>
        <input
          type="checkbox"
          className={css.box}
          checked={isChecked}
          aria-describedby={note}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={note} className={css.hint}>
        {hint}
      </p>
    </div>
  );
}
