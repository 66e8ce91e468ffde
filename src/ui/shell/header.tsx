import { memo } from 'react';
import { useSnapshot } from 'valtio/react';
import { site } from '../../content/shell/site.ts';
import type { View } from '../../editions.ts';
import { isBarred, openPremiumModal, premium } from '../../state/premium/premium.ts';
import { useGo } from '../address/navigation.ts';
import common from '../parts/common.module.css';
import { LineIcon } from '../parts/icons.tsx';
import { idlePart } from '../parts/idle-part.tsx';
import { Logo } from '../parts/robot-shape.tsx';
import { KeptOffer } from '../parts/toast.tsx';
import css from './header.module.css';

const Due = idlePart(() => import('../check/due-line.tsx').then((m) => m.DueLine));

/**
 * The banner. On home the name is the page's heading; elsewhere the way back stands before it, which leads to premium
 * from a view that the used-up free trial has closed.
 */
export const Header = memo(function Header({ view }: { readonly view: View }) {
  const access = useSnapshot(premium);
  const go = useGo();
  return (
    <header className={css.header}>
      <div className={css.inner}>
        {view === 'home' ? (
          <>
            <h1 className={css.brand} tabIndex={-1}>
              <Logo size={28} />
              {site.appName}
            </h1>
            <Due />
          </>
        ) : (
          <>
            <button
              type="button"
              className={`${common.icon} ${css.back}`}
              aria-label={site.back}
              onClick={isBarred(access, view) ? openPremiumModal : () => go({})}
            >
              <LineIcon>
                <path d="M19 12H5M11 6l-6 6 6 6" />
              </LineIcon>
            </button>
            <span className={css.brand}>{site.appName}</span>
          </>
        )}
        <KeptOffer />
      </div>
    </header>
  );
});
