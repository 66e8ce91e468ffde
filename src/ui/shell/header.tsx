import { memo } from 'react';
import { useSnapshot } from 'valtio/react';
import { site } from '../../content/shell/site.ts';
import { sounds, switchSounds } from '../../state/preferences/sounds.ts';
import { openDialog } from '../../state/shell/dialogs.ts';
import { useGo } from '../address/navigation.ts';
import { SoundIcon, TicketIcon } from '../parts/icons.tsx';
import { idlePart } from '../parts/idle-part.tsx';
import { Logo } from '../parts/robot-shape.tsx';
import css from './header.module.css';

/** Nobody misses it on the way: the prerendered page has no room for it. */
const ToResults = idlePart(() => import('./results-link.tsx').then((m) => m.ResultsLink));

/** The banner. On home the name is the page's heading; elsewhere it leads home. */
export const Header = memo(function Header({ isHome }: { readonly isHome: boolean }) {
  const { isOn } = useSnapshot(sounds);
  const go = useGo();
  return (
    <header className={css.header}>
      <div className={css.inner}>
        {isHome ? (
          <h1 className={css.brand} tabIndex={-1}>
            <Logo />
            {site.appName}
          </h1>
        ) : (
          <button type="button" className={css.brand} onClick={() => go({})}>
            <Logo />
            {site.appName}
          </button>
        )}
        <div className={css.tools}>
          <ToResults />
          <button
            type="button"
            role="switch"
            aria-checked={isOn}
            className={css.tool}
            onClick={() => switchSounds(!isOn)}
          >
            <SoundIcon isOn={isOn} />
            <span className={css.label}>{site.sounds}</span>
          </button>
          <button type="button" className={css.tool} onClick={() => openDialog('saved')}>
            <TicketIcon />
            <span className={css.label}>{site.saved}</span>
          </button>
        </div>
      </div>
    </header>
  );
});
