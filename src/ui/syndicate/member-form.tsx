import { type ReactNode, useRef, useState } from 'react';
import { memberTexts } from '../../content/syndicate/syndicate.ts';
import { readQuotas, readText } from '../../state/syndicate/typed.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';
import { useOwnFocus } from '../parts/use-own-focus.ts';
import css from './syndicate.module.css';

interface Props {
  /** The words of the button that keeps. */
  readonly action: string;
  readonly start: { readonly name: string; readonly quotas: string };
  /** Says whether the fields may be emptied for the next. */
  readonly onSave: (member: { readonly name: string; readonly quotas: number }) => Promise<boolean>;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** A member's name and quotas, each with what is wrong with it; nothing is kept while something is. */
export function MemberForm({ action, start, onSave, children }: Props) {
  const [typed, setTyped] = useState(start);
  const [isAsked, setIsAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useOwnFocus(form);
  const [name, quotas] = [readText(typed.name), readQuotas(typed.quotas)];
  const save = async () => {
    setIsAsked(true);
    if ('problem' in name || 'problem' in quotas) return;
    if (!(await onSave({ name: name.value, quotas: quotas.value }))) return;
    setTyped(start);
    setIsAsked(false);
    form.current?.querySelector('input')?.focus();
  };
  const problemOf = (read: typeof name | typeof quotas) =>
    isAsked && 'problem' in read ? memberTexts.problems[read.problem] : undefined;
  return (
    <Form ref={form} className={`${layout.items} ${css.form}`} onSend={save}>
      <TextField
        label={memberTexts.name}
        value={typed.name}
        problem={problemOf(name)}
        onChange={(text) => setTyped({ ...typed, name: text })}
      />
      <TextField
        label={memberTexts.quotas}
        value={typed.quotas}
        inputMode="numeric"
        problem={problemOf(quotas)}
        onChange={(text) => setTyped({ ...typed, quotas: text })}
      />
      <div className={layout.actions}>
        <Button type="submit" look="tinted">
          {action}
        </Button>
        {children}
      </div>
    </Form>
  );
}
