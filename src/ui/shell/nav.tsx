import type { ReactNode } from 'react';
import { site } from '../../content/shell/site.ts';
import type { View } from '../../editions.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { openDialog } from '../../state/shell/dialogs.ts';
import { useGo } from '../address/navigation.ts';
import { ToPage } from '../address/to-page.tsx';
import { LineIcon, TicketIcon } from '../parts/icons.tsx';
import { idlePart } from '../parts/idle-part.tsx';
import css from './nav.module.css';

const DueDot = idlePart(() => import('../check/due-dot.tsx').then((m) => m.DueDot));

/** The ways that every view has: at the bottom of a phone, in the header of a wide screen. */
export function Nav({ view }: { readonly view: View }) {
  const go = useGo();
  return (
    <nav className={css.nav} aria-label={site.nav.label}>
      <div className={css.ways}>
        <button type="button" className={css.way} {...current(view === 'home')} onClick={() => go({})}>
          <Icon>
            <LineIcon path="M4 11l8-7 8 7v8.5H4zM10 19.5V14h4v5.5" />
          </Icon>
          {site.nav.home}
        </button>
        <button
          type="button"
          className={css.way}
          {...current(view === 'saved', view === 'syndicate' || view === 'diary')}
          onClick={() => go({ view: 'saved' })}
        >
          <Icon>
            <TicketIcon />
          </Icon>
          {site.saved}
        </button>
        <ToPage page={RESULTS_PAGE} className={css.way} isCurrent={view === 'results'}>
          <Icon>
            <LineIcon path="M8 12.5l3 3 5-6M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z" />
          </Icon>
          {site.nav.results}
          <DueDot />
        </ToPage>
        <button
          type="button"
          className={css.way}
          {...current(false, view === 'lab')}
          onClick={() => openDialog('more')}
        >
          <Icon>
            <LineIcon line={3} path="M5 12h.01M12 12h.01M19 12h.01" />
          </Icon>
          {site.nav.more}
        </button>
      </div>
    </nav>
  );
}

/** Marks the way to this view, or to what it belongs to. */
const current = (isHere: boolean, isWithin = false) =>
  isHere ? { 'aria-current': 'page' as const } : isWithin ? { 'aria-current': true } : {};

const Icon = ({ children }: { readonly children: ReactNode }) => <span className={css.icon}>{children}</span>;
