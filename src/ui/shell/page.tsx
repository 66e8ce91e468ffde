import { useDeferredValue, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { site, tabTitle, viewTitle } from '../../content/shell/site.ts';
import { editionOf, type SitePage, type View } from '../../editions.ts';
import { noteEvent } from '../../platform/events.ts';
import { engine } from '../../state/engine/engine.ts';
import { settings } from '../../state/preferences/settings.ts';
import { run } from '../../state/run/run.ts';
import { screenOf } from '../../state/run/screen.ts';
import { closeToast, leaveToast } from '../../state/shell/toasts.ts';
import { useAddress, useRunInAddress } from '../address/navigation.ts';
import { HomeView } from '../home/home-view.tsx';
import { Boundary } from '../parts/boundary.tsx';
import { useViewFocus } from '../parts/heading-focus.ts';
import { idlePart } from '../parts/idle-part.tsx';
import { Toast } from '../parts/toast.tsx';
import { useAccess } from '../premium/use-access.ts';
import { Overlay } from '../run/overlay.tsx';
import { ResultTitle, useTicketsOf } from '../run/result-title.tsx';
import { Dialogs, useIsDialogOpen } from './dialogs.tsx';
import { Header } from './header.tsx';
import { Nav } from './nav.tsx';
import css from './page.module.css';
import { Degraded, Result, VIEWS } from './views.ts';

/** Below the first screen. */
const Footer = idlePart(() => import('./footer.tsx').then((m) => m.Footer));

/** One page of the product: header, the view that the address asks for, footer, overlay, toast. */
export function Page({ page }: { readonly page: SitePage }) {
  const edition = editionOf(page);
  const address = useAddress(page);
  const screen = screenOf(address, useDeferredValue(address), useSnapshot(run));
  const { degradedBy } = useSnapshot(engine);
  const { lottery, viewed = lottery } = useSnapshot(settings);
  const ticketsOf = useTicketsOf();
  const { view, isOpening } = screen;
  const Own = VIEWS[view];
  const isDialogOpen = useIsDialogOpen();
  const roomOf = (of: View) => (of === 'result' ? ticketsOf : of === 'results' ? (address.room ?? of) : of);
  const room = roomOf(view);
  const asked = roomOf(address.view);
  // A result whose tickets become one's own, by a swap, is no other view.
  useViewFocus(view === 'result' ? view : room, isOpening || isDialogOpen);
  useRunInAddress(address);
  useAccess(edition, address.view, isDialogOpen);

  useEffect(() => {
    document.title = tabTitle(asked, edition.frequentTitle);
  }, [asked, edition]);
  useEffect(() => {
    noteEvent(`page ${page.path} ${address.view}`);
    // These two are what a toast may have told of: another lottery, new tickets.
    if (address.view === 'home' || address.view === 'result') leaveToast();
    else closeToast();
  }, [page, address.view]);

  return (
    <div className={css.page} data-lottery={viewed} data-view={view}>
      <a className={css.skip} href="#conteudo">
        {site.skipLink}
      </a>
      <Header view={view} room={room} title={room === 'home' ? site.appName : viewTitle(room, edition.frequentTitle)} />
      <Nav view={view} />
      <main id="conteudo" className={css.main} tabIndex={-1}>
        {degradedBy ? <Degraded.Part /> : null}
        {view === 'result' ? <ResultTitle /> : null}
        <Boundary key={view}>
          {Own ? (
            <Own.Part edition={edition} />
          ) : screen.link ? (
            <Result.Part edition={edition} link={screen.link} />
          ) : (
            <HomeView edition={edition} problem={screen.problem} />
          )}
        </Boundary>
      </main>
      <Footer />
      <Overlay isOpen={screen.isCovered} isResultBelow={view === 'result'} timing={edition.quickOverlay} />
      <Dialogs />
      <Toast />
    </div>
  );
}
