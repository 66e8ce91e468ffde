import { useState } from 'react';
import { sendTexts } from '../../content/syndicate/send.ts';
import { copyText } from '../../platform/clipboard.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { fingerprint } from '../../state/syndicate/fingerprint.ts';
import { groupLink, saveGroup, sendGroup } from '../../state/syndicate/send.ts';
import type { Syndicate } from '../../state/syndicate/syndicate.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { CheckField } from '../parts/fields.tsx';
import layout from '../parts/layout.module.css';

/** «Compartilhar»: a group as a link that shows it, or as a file; with the members' names where that is ticked. */
export function ShareGroup({ group }: { readonly group: Syndicate }) {
  const [withNames, setWithNames] = useState(false);
  const link = groupLink(group, withNames);
  const send = async (address: string) => {
    const outcome = await sendGroup(group.name, sendTexts.message(group, fingerprint(group), address));
    if (outcome === 'copied') showToast(sendTexts.copied);
    if (outcome === 'failed') showToast(sendTexts.copyFailed);
  };
  const copy = async (address: string) => {
    showToast((await copyText(address)) ? sendTexts.copied : sendTexts.copyFailed);
  };
  const download = () => {
    if (!saveGroup(group, withNames, sendTexts.fileName)) showToast(sendTexts.fileFailed);
  };
  return (
    <section className={layout.card}>
      <h2 className={layout.title}>{sendTexts.title}</h2>
      <CheckField
        label={sendTexts.withNames}
        hint={sendTexts.withNamesHint}
        isChecked={withNames}
        onChange={setWithNames}
      />
      <div className={layout.actions}>
        {link === undefined ? null : (
          <>
            <Button look="primary" onClick={() => void send(link)}>
              {sendTexts.send}
            </Button>
            <Button onClick={() => void copy(link)}>{sendTexts.copy}</Button>
          </>
        )}
        <Button onClick={download}>{sendTexts.file}</Button>
      </div>
      <p className={common.small} role="status">
        {link === undefined ? sendTexts.tooLong : sendTexts.linkHint}
      </p>
    </section>
  );
}
