import { useDeferredValue, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { site, type TitledView, tabTitle, viewTitle } from '../../content/shell/site.ts';
import { editionOf, type SitePage } from '../../editions.ts';
import { noteEvent } from '../../platform/events.ts';
import type { Address } from '../../state/address/address.ts';
import { engine } from '../../state/engine/engine.ts';
import { settings } from '../../state/preferences/settings.ts';
import { run } from '../../state/run/run.ts';
import { screenOf } from '../../state/run/screen.ts';
import { dialogs } from '../../state/shell/dialogs.ts';
import { closeToast, leaveToast } from '../../state/shell/toasts.ts';
import { useAddress, useAhead, useRunInAddress } from '../address/navigation.ts';
import { HomeView } from '../home/home-view.tsx';
import { Boundary } from '../parts/boundary.tsx';
import { useViewFocus } from '../parts/heading-focus.ts';
import { idlePart } from '../parts/idle-part.tsx';
import { Toast } from '../parts/toast.tsx';
import { useAccess } from '../premium/use-access.ts';
import { Overlay } from '../run/overlay.tsx';
import { ResultTitle, useTicketsOf } from '../run/result-title.tsx';
import { Dialogs } from './dialogs.tsx';
import { Header } from './header.tsx';
import { Nav } from './nav.tsx';
import css from './page.module.css';
import { Degraded, VIEWS } from './views.ts';

/** Hides the view that a tap leaves. To unmount it in the task of the tap takes a weak phone over 10 ms. */
const UNSEEN = { contentVisibility: 'hidden' } as const;

/** Below the first screen. */
const Footer = idlePart(() => import('./footer.tsx').then((m) => m.Footer));

const roomOf = ({ view, room }: Address): TitledView | 'home' => room ?? view;

/** One page of the product: header, the view that the address asks for, footer, overlay, toast. */
export function Page({ page }: { readonly page: SitePage }) {
  const edition = editionOf(page);
  const address = useAddress(page);
  const screen = screenOf(address, useDeferredValue(address), useSnapshot(run));
  const { degradedBy } = useSnapshot(engine);
  const { lottery, viewed = lottery } = useSnapshot(settings);
  const ahead = useAhead(screen.view);
  const shown = ahead ?? screen;
  const { view } = shown;
  const ticketsOf = useTicketsOf(address.link);
  const Own = VIEWS[screen.view];
  const isDialogOpen = useSnapshot(dialogs).open.length > 0;
  const room = roomOf(shown);
  const asked = address.view === 'result' ? ticketsOf : roomOf(address);
  useViewFocus(room, ahead !== undefined || screen.isOpening || isDialogOpen);
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
      {ahead ? (
        <div className={css.main}>
          {ahead.link ? <ResultTitle link={ahead.link} /> : null}
          {VIEWS[view]?.isHere() === false ? <p role="status">{site.loading}</p> : null}
        </div>
      ) : null}
      <main id="conteudo" className={css.main} tabIndex={-1} style={ahead ? UNSEEN : undefined}>
        {degradedBy ? <Degraded.Part /> : null}
        {screen.link ? <ResultTitle link={screen.link} /> : null}
        <Boundary key={screen.view}>
          {Own ? (
            <Own.Part edition={edition} link={screen.link} />
          ) : (
            <HomeView edition={edition} problem={screen.problem} />
          )}
        </Boundary>
      </main>
      {/* A new one for each form: a footer that changes its height would count as a shift of the page. */}
      <Footer key={`${room === 'home'}`} isWhole={room === 'home'} />
      <Overlay isOpen={screen.isCovered} isResultBelow={view === 'result'} timing={edition.quickOverlay} />
      <Dialogs />
      <Toast />
    </div>
  );
}
