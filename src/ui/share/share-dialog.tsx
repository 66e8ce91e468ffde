import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { personalField } from '../../../workers/shared/run/personal-options.ts';
import { resultTexts } from '../../content/run/result.ts';
import { shareTexts } from '../../content/share/share.ts';
import { fileName, shareTitle } from '../../content/share/share-title.ts';
import { copyRunLink } from '../../state/address/run-link.ts';
import { downloadCsv, sharedLink, shareMessage } from '../../state/share/send.ts';
import { includePerson, type Shared, sharing } from '../../state/share/share.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { CheckField } from '../parts/fields.tsx';
import layout from '../parts/layout.module.css';
import { lazyPart } from '../parts/lazy-part.tsx';
import css from './share-dialog.module.css';
import { ShareWay } from './share-way.tsx';

const Picture = lazyPart(() => import('./picture-part.tsx').then((m) => m.PicturePart));
const Qr = lazyPart(() => import('./qr-code.tsx').then((m) => m.QrCode));

/** «Compartilhar»: one ticket or a batch as a message, a picture, a code, a link or a table. */
export function ShareDialog() {
  const { shared } = useSnapshot(sharing);
  return shared ? <Ways shared={shared} /> : null;
}

function Ways({ shared }: { readonly shared: Shared }) {
  const { withPerson } = useSnapshot(sharing);
  const [open, setOpen] = useState<'picture' | 'qr' | null>(null);
  const { tickets, receipt } = shared;
  const field = personalField(receipt?.options);
  const link = sharedLink(shared, withPerson)?.link ?? null;
  const toggle = (part: 'picture' | 'qr') => setOpen(open === part ? null : part);
  const send = async () => {
    const outcome = await shareMessage(shared, withPerson);
    if (outcome === 'copied') showToast(shareTexts.messageCopied);
    if (outcome === 'failed') showToast(shareTexts.messageFailed);
  };
  const copy = async () => {
    if (!receipt) return;
    const copied = await copyRunLink(receipt, withPerson);
    showToast(copied ? resultTexts.linkCopied : resultTexts.copyFailed);
  };
  const download = () => {
    if (!downloadCsv(tickets, fileName(tickets))) showToast(shareTexts.csvFailed);
  };
  return (
    <>
      <p>
        {shareTitle(tickets)}. <strong>{shareTexts.honest}</strong>
      </p>
      {field ? (
        <CheckField
          label={resultTexts.includePerson(field)}
          hint={resultTexts.withoutPerson(field)}
          isChecked={withPerson}
          onChange={includePerson}
        />
      ) : null}
      <ul className={`${layout.list} ${css.ways}`} aria-label={shareTexts.ways}>
        <ShareWay
          icon="message"
          name={shareTexts.message}
          hint={receipt ? shareTexts.messageHint : shareTexts.messageHintAlone}
          onClick={send}
        />
        <ShareWay
          icon="picture"
          name={shareTexts.picture}
          hint={shareTexts.pictureHint}
          isOpen={open === 'picture'}
          onClick={() => toggle('picture')}
        >
          <Picture.Part shared={shared} link={link} />
        </ShareWay>
        {link ? (
          <>
            <ShareWay
              icon="qr"
              name={shareTexts.qr}
              hint={shareTexts.qrHint}
              isOpen={open === 'qr'}
              onClick={() => toggle('qr')}
            >
              <Qr.Part link={link} />
            </ShareWay>
            <ShareWay icon="link" name={shareTexts.link} hint={shareTexts.linkHint} onClick={copy} />
          </>
        ) : null}
        <ShareWay icon="table" name={shareTexts.csv} hint={shareTexts.csvHint} onClick={download} />
      </ul>
    </>
  );
}
