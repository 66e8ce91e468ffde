import { memo } from 'react';
import { useSnapshot } from 'valtio/react';
import { home } from '../../content/home/home.ts';
import { site, type TitledView } from '../../content/shell/site.ts';
import { RESULTS_PAGE, type View } from '../../editions.ts';
import { isBarred, openPremiumModal, premium } from '../../state/premium/premium.ts';
import { useGo } from '../address/navigation.ts';
import { useGoToPage } from '../address/to-page.tsx';
import common from '../parts/common.module.css';
import { LineIcon } from '../parts/icons.tsx';
import { Logo } from '../parts/robot-shape.tsx';
import { KeptOffer } from '../parts/toast.tsx';
import css from './header.module.css';

interface Props {
  readonly view: View;
  /** What of the view is shown. */
  readonly room: TitledView | 'home';
  /** The page's heading. The result has its own, in its place is the name of the way back. */
  readonly title: string;
}

/** The banner, with the heading of the page; before it the way back, where the navigation has none. */
export const Header = memo(function Header({ view, room, title }: Props) {
  return (
    <header className={css.header}>
      <div className={css.inner}>
        {view === 'home' || view === 'saved' || room === 'results' ? null : <Back view={view} room={room} />}
        {view === 'result' ? null : (
          // Another one for each room: only so a screen reader says it.
          <h1 key={room} className={css.brand} tabIndex={-1}>
            {view === 'home' ? <Logo size={28} /> : null}
            {title}
          </h1>
        )}
        <KeptOffer />
      </div>
    </header>
  );
});

/**
 * Leads to home, or to the room that has led here; to premium from a view that the used-up free trial has closed.
 */
function Back({ view, room }: Omit<Props, 'title'>) {
  const access = useSnapshot(premium);
  const go = useGo();
  const toResults = useGoToPage(RESULTS_PAGE);
  const [name, lead] =
    view === 'results'
      ? [site.backTo(site.titles.results), () => toResults()]
      : room === 'syndicate' || room === 'diary'
        ? [site.backTo(site.saved), () => go({ view: 'saved' })]
        : view === 'configure'
          ? [site.backTo(home.strategies), () => go({ view: 'strategy' })]
          : [view === 'result' ? site.newGame : site.back, isBarred(access, view) ? openPremiumModal : () => go({})];
  return (
    <button
      type="button"
      className={`${common.icon} ${css.back}`}
      aria-label={view === 'result' ? undefined : name}
      onClick={lead}
    >
      <LineIcon path="M19 12H5M11 6l-6 6 6 6" />
      {view === 'result' ? name : null}
    </button>
  );
}
