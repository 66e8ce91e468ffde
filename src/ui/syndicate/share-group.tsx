import { useState } from 'react';
import type { Syndicate } from '../../../workers/shared/syndicate/syndicate.ts';
import { handOnTexts } from '../../content/syndicate/handing-on.ts';
import { copyText } from '../../platform/clipboard.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { groupLink, saveGroup, sendGroup } from '../../state/syndicate/hand-on.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { CheckField } from '../parts/fields.tsx';
import css from './syndicate.module.css';

/** «Compartilhar»: a group as a link that shows it, or as a file; with the members' names where that is ticked. */
export function ShareGroup({ group }: { readonly group: Syndicate }) {
  const [withNames, setWithNames] = useState(false);
  const link = groupLink(group, withNames);
  const send = async (address: string) => {
    const outcome = await sendGroup(group.name, handOnTexts.message(group, address));
    if (outcome === 'copied') showToast(handOnTexts.copied);
    if (outcome === 'failed') showToast(handOnTexts.copyFailed);
  };
  const copy = async (address: string) => {
    showToast((await copyText(address)) ? handOnTexts.copied : handOnTexts.copyFailed);
  };
  const download = () => {
    if (!saveGroup(group, withNames, handOnTexts.fileName)) showToast(handOnTexts.fileFailed);
  };
  return (
    <section className={css.card}>
      <h2 className={css.title}>{handOnTexts.title}</h2>
      <CheckField
        label={handOnTexts.withNames}
        hint={handOnTexts.withNamesHint}
        isChecked={withNames}
        onChange={setWithNames}
      />
      <div className={css.actions}>
        {link === undefined ? null : (
          <>
            <Button look="primary" onClick={() => void send(link)}>
              {handOnTexts.send}
            </Button>
            <Button onClick={() => void copy(link)}>{handOnTexts.copy}</Button>
          </>
        )}
        <Button onClick={download}>{handOnTexts.file}</Button>
      </div>
      <p className={common.small} role="status">
        {link === undefined ? handOnTexts.tooLong : handOnTexts.linkHint}
      </p>
    </section>
  );
}
