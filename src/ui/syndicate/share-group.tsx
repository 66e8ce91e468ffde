import { sendTexts } from '../../content/syndicate/send.ts';
import { copyText } from '../../platform/clipboard.ts';
import { sendText } from '../../state/share/send-text.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { fingerprint } from '../../state/syndicate/fingerprint.ts';
import { moneyOf } from '../../state/syndicate/money-of.ts';
import { groupLink } from '../../state/syndicate/send.ts';
import type { Syndicate } from '../../state/syndicate/syndicate.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { CheckField } from '../parts/fields.tsx';
import layout from '../parts/layout.module.css';

interface Props {
  readonly group: Syndicate;
  /** Do the members' names go along? */
  readonly withNames: boolean;
  readonly onWithNames: (withNames: boolean) => void;
}

/** «Enviar»: a group as a link that shows it, with the members' names where that is ticked. */
export function ShareGroup({ group, withNames, onWithNames }: Props) {
  const link = groupLink(group, withNames);
  const send = async (address: string) => {
    const words = sendTexts.message(group, moneyOf(group)?.most, fingerprint(group), address);
    const outcome = await sendText(group.name, words);
    if (outcome === 'copied') showToast(sendTexts.copied);
    if (outcome === 'failed') showToast(sendTexts.copyFailed);
  };
  const copy = async (address: string) => {
    showToast((await copyText(address)) ? sendTexts.copied : sendTexts.copyFailed);
  };
  return (
    <section className={layout.card} aria-label={sendTexts.send}>
      <CheckField
        label={sendTexts.withNames}
        hint={sendTexts.withNamesHint}
        isChecked={withNames}
        onChange={onWithNames}
      />
      {link === undefined ? null : (
        <div className={layout.list}>
          <Button look={group.members.length > 0 ? 'primary' : 'tinted'} wide onClick={() => void send(link)}>
            {sendTexts.send}
          </Button>
          <Button onClick={() => void copy(link)}>{sendTexts.copy}</Button>
        </div>
      )}
      <p className={common.small} role="status">
        {link === undefined ? sendTexts.tooLong : sendTexts.linkHint}
      </p>
    </section>
  );
}
