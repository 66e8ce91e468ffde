import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { offlineTexts } from '../../content/offline/offline.ts';
import { footerTexts } from '../../content/shell/footer.ts';
import { moreTexts } from '../../content/shell/more.ts';
import { site } from '../../content/shell/site.ts';
import { LAB_PAGE } from '../../editions.ts';
import { canInstall, hasHomeScreenMenu } from '../../platform/install.ts';
import { acceptInstall } from '../../state/offline/install.ts';
import { sounds, switchSounds } from '../../state/preferences/sounds.ts';
import { premium } from '../../state/premium/premium.ts';
import { openDialog } from '../../state/shell/dialogs.ts';
import { OfflineNote } from '../offline/offline-note.tsx';
import common from '../parts/common.module.css';
import { LineIcon } from '../parts/icons.tsx';
import { RoomWay } from '../parts/room-way.tsx';
import rows from '../parts/rows.module.css';
import css from './more-dialog.module.css';

/** «Mais»: what no view is about. */
export function MoreDialog() {
  const { isOn } = useSnapshot(sounds);
  const { isPremium } = useSnapshot(premium);
  return (
    <>
      <div className={css.rows}>
        <RoomWay page={LAB_PAGE} question={moreTexts.lab} hint={moreTexts.labHint} />
        <Way name={site.howItWorks} hint={moreTexts.howHint} onClick={() => openDialog('how')} />
        {isPremium ? <Way name={site.tips} hint={moreTexts.tipsHint} onClick={() => openDialog('tips')} /> : null}
        {canInstall() ? (
          <Way
            name={moreTexts.install}
            hint={
              <>
                {moreTexts.installHint}
                <OfflineNote />
              </>
            }
            onClick={acceptInstall}
          />
        ) : null}
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          className={rows.row}
          onClick={() => switchSounds(!isOn)}
        >
          <span>
            <b>{moreTexts.sounds}</b>
            <small aria-hidden="true">{moreTexts.soundsAre(isOn)}</small>
          </span>
          <SoundIcon isOn={isOn} />
        </button>
      </div>
      {hasHomeScreenMenu() ? (
        <p>
          {offlineTexts.offer.menu}
          <OfflineNote />
        </p>
      ) : null}
      <p className={common.soft}>
        <strong>{footerTexts.adults}</strong> {footerTexts.responsible} {footerTexts.help}
      </p>
    </>
  );
}

interface WayProps {
  readonly name: string;
  readonly hint: ReactNode;
  readonly onClick: () => void;
}

function Way({ name, hint, onClick }: WayProps) {
  return (
    <button type="button" className={rows.row} onClick={onClick}>
      <span>
        <b>{name}</b>
        <small>{hint}</small>
      </span>
      <span aria-hidden="true">›</span>
    </button>
  );
}

const SoundIcon = ({ isOn }: { readonly isOn: boolean }) => (
  <LineIcon>
    <path d="M4 10v4h3.5L12 18V6L7.5 10z" />
    {isOn ? <path d="M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" /> : <path d="M16 10l4.5 4.5M20.5 10L16 14.5" />}
  </LineIcon>
);
