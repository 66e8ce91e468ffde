import { RouterProvider } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { site } from './content/shell/site.ts';
import { onEarlyOverlay, replayEarlyTaps } from './platform/early-taps.ts';
import { noteEvent } from './platform/events.ts';
import { keepInstallPrompt } from './platform/install-prompt.ts';
import { isAppHere, isLineDear } from './platform/line.ts';
import { layOutAhead } from './platform/modal.ts';
import { isGenerating, onUncaught, overlay } from './platform/page-script.ts';
import { schedule, whenIdle } from './platform/schedule.ts';
import { createDialogHistory } from './routes/dialog-history.ts';
import { createAppRouter, isPageOf, knownPath } from './routes/router.tsx';
import { restoreOwnResults } from './state/address/own-results.ts';
import { restoreChoices } from './state/preferences/choices.ts';
import { restoreSounds, warmSounds } from './state/preferences/sounds.ts';
import { restorePremium } from './state/premium/premium.ts';
import { cancelRun } from './state/run/opening.ts';
import { loadedRunner, loadRunner } from './state/run/runner-part.ts';
import { adoptTap, isTapWaiting } from './state/run/start-run.ts';
import { reloadPage, takeStyle } from './state/shell/loading.ts';
import { showOffer } from './state/shell/toasts.ts';
import { DIALOGS_AHEAD, resumeCopyMode } from './ui/shell/dialogs.tsx';
import { loadResult, VIEWS_AHEAD } from './ui/shell/views.ts';
import './ui/tokens.css';
import './ui/base.css';
import './ui/forced-colors.css';
import './ui/print.css';

keepInstallPrompt();

/** The known path of the address, below the site's own; an address of no page becomes home's. */
function settlePath(): string {
  const base = import.meta.env.BASE_URL.slice(0, -1);
  const path = knownPath(location.pathname.slice(base.length));
  if (base + path !== location.pathname) {
    history.replaceState(history.state, '', base + path + location.search + location.hash);
  }
  return path;
}

type AppRouter = ReturnType<typeof createAppRouter>;

/** Once the page answers: what was tapped before, then what can wait. */
function start(router: AppRouter): void {
  document.documentElement.classList.remove('deep', 'premium');
  onUncaught((error) => {
    noteEvent('error', error);
    showOffer(site.unexpected, { label: site.reload, run: reloadPage });
  });
  const mendStyle = takeStyle();
  restoreChoices();
  restorePremium();
  restoreOwnResults();
  restoreSounds();
  // First the screen shows what is stored, then the taps count: a tap means what its button says by then.
  schedule('next-task', () => {
    replayEarlyTaps();
    // After the start of a run, which is a task of its own.
    schedule('next-task', () => {
      // Its button is not there in a page that was rendered anew: nothing runs.
      if (isTapWaiting() && cancelRun() && isGenerating(location.search)) history.back();
    });
  });
  // Evaluated in one task, warmed in the next: in a single task both take a weak phone 0.1 s.
  const loadRun = () => loadRunner().catch(() => {});
  const warm = () => loadedRunner()?.warmEngine();
  // Code is compiled when it first runs, which doubles the time of the first tap on a weak phone.
  const rehearse = () => void router.preloadRoute({ to: '.', search: { view: 'generating' } });
  const goOffline = () => {
    // If it does not load, the page works as in a browser without service workers.
    import('./state/offline/start.ts').then((m) => m.startOffline()).catch(() => {});
  };
  whenIdle(mendStyle);
  whenIdle(resumeCopyMode);
  whenIdle(warmSounds);
  if (isAppHere() || !isLineDear()) for (const ahead of [loadRun, warm, loadResult]) whenIdle(ahead);
  // After the run's style, which would lay it out again.
  whenIdle(() => layOutAhead(overlay()));
  whenIdle(rehearse);
  if (!__PROFILE__) whenIdle(goOffline);
  // The rooms are fetched with their tap; those that are here already need only run.
  if (isAppHere()) for (const ahead of [...VIEWS_AHEAD, ...DIALOGS_AHEAD]) whenIdle(ahead);
}

// In one task this takes a weak phone 0.1 s and more; in several, taps are heard in between.
schedule('next-task', () => {
  // In the task in which the router reads the address, too: «back» may have changed it since the script came.
  const path = settlePath();
  const release = holdMoves();
  const router = createAppRouter(createDialogHistory(), () => {
    release();
    start(router);
  });
  // Without this the router wraps its matches in a Suspense boundary that the prerendered page, like every server
  // render, does not have: a hydration mismatch.
  router.ssr = { manifest: undefined };
  const load = () => router.load().then(() => schedule('next-task', () => hydrate(router, path)));
  schedule('next-task', () => void load());
});

/**
 * Keeps «back» and «forward» from the router until the function that it returns is called: React cannot take over a
 * view that the router has left meanwhile.
 */
function holdMoves(): () => void {
  let hasMoved = false;
  const hold = (event: Event) => {
    hasMoved = true;
    event.stopImmediatePropagation();
  };
  addEventListener('popstate', hold, true);
  return () => {
    removeEventListener('popstate', hold, true);
    if (hasMoved) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
}

/** Brings the prerendered page to life, or makes the page of a path anew where it is not that. */
function hydrate(router: AppRouter, path: string): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('no #root in the page');
  onEarlyOverlay(adoptTap);
  const app = <RouterProvider router={router} />;
  // React pauses a transition every few milliseconds.
  startTransition(() => {
    // A host may answer an address with the page of another one, which must not be hydrated as if it were this one; the
    // development server serves the template as it is.
    if (isPageOf(path, container.dataset.path)) hydrateRoot(container, app);
    else createRoot(container).render(app);
  });
}
