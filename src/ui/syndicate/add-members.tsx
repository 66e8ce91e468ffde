import { useState } from 'react';
import { memberTexts, type NamesFault } from '../../content/syndicate/syndicate.ts';
import { addMembers } from '../../state/syndicate/edit-group.ts';
import { MAX_MEMBERS, type Syndicate } from '../../state/syndicate/syndicate.ts';
import { readNames } from '../../state/syndicate/typed.ts';
import { Button } from '../parts/button.tsx';
import { AreaField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';

/** «Nomes, separados por vírgula»: all of them join the group at once, or none, and then the field says why. */
export function AddMembers({ group: { id, members } }: { readonly group: Syndicate }) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<NamesFault>();
  const [added, setAdded] = useState<readonly string[]>([]);
  const add = async () => {
    const read = readNames(typed, members);
    if ('fault' in read) return setFault(read.fault);
    const outcome = await addMembers(id, read.names);
    // Another tab may have been faster.
    if (outcome === 'full') return setFault({ code: 'full', room: 0, most: MAX_MEMBERS });
    setTyped('');
    setAdded(read.names);
  };
  return (
    <Form className={layout.items} onSend={add}>
      <AreaField
        label={memberTexts.names}
        rows={2}
        hint={memberTexts.namesHint}
        problem={fault && memberTexts.namesProblem(fault)}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setFault(undefined);
        }}
      />
      <Button type="submit" look="tinted">
        {memberTexts.add}
      </Button>
      <p className="visually-hidden" role="status">
        {added.length > 0 ? memberTexts.added(added.length) : ''}
      </p>
    </Form>
  );
}
