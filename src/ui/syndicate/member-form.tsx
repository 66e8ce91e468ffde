import { useRef, useState } from 'react';
import { memberTexts } from '../../content/syndicate/syndicate.ts';
import { changeMember } from '../../state/syndicate/edit-group.ts';
import type { Member } from '../../state/syndicate/syndicate.ts';
import { readQuotas, readText } from '../../state/syndicate/typed.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';
import { useOwnFocus } from '../parts/use-own-focus.ts';
import css from './syndicate.module.css';

interface Props {
  /** The id of the group. */
  readonly group: string;
  readonly member: Member;
  readonly onClose: () => void;
  readonly onRemove: () => void;
}

/** A member's name and quotas, each with what is wrong with it; nothing is kept while something is. */
export function MemberForm({ group, member, onClose, onRemove }: Props) {
  const [typed, setTyped] = useState({ name: member.name ?? '', quotas: String(member.quotas) });
  const [isAsked, setIsAsked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useOwnFocus(form);
  const [name, quotas] = [readText(typed.name), readQuotas(typed.quotas)];
  const save = async () => {
    setIsAsked(true);
    if ('problem' in name || 'problem' in quotas) return;
    await changeMember(group, member.id, { name: name.value, quotas: quotas.value });
    onClose();
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
          {memberTexts.save}
        </Button>
        <Button onClick={onClose}>{memberTexts.cancel}</Button>
        <Button onClick={onRemove}>{memberTexts.remove}</Button>
      </div>
    </Form>
  );
}
