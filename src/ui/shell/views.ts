import type { Edition, View } from '../../editions.ts';
import { Notices } from '../home/home-view.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { type LazyPart, loadedPart } from '../parts/loaded-part.tsx';
import { underResultTitle } from '../run/result-title.tsx';

export const Result = loadedPart(() => import('../run/result-view.tsx').then((m) => m.ResultView), underResultTitle);

const Frequent = loadedPart(() => import('../frequent/frequent-view.tsx').then((m) => m.FrequentView));
const Strategy = loadedPart(() => import('../strategy/strategy-view.tsx').then((m) => m.StrategyView));
const Configure = loadedPart(() => import('../strategy/configure-view.tsx').then((m) => m.ConfigureView));
const Saved = loadedPart(() => import('../saved-games/saved-view.tsx').then((m) => m.SavedView));

/**
 * The views that home can do without, each in a file of its own; the page has the boundary around them. Most visits do
 * without the last four.
 */
export const VIEWS: { readonly [V in View]?: LazyPart<{ readonly edition: Edition }> } = {
  frequent: Frequent,
  strategy: Strategy,
  configure: Configure,
  saved: Saved,
  results: loadedPart(() => import('../results/results-view.tsx').then((m) => m.ResultsView)),
  lab: loadedPart(() => import('../lab/lab-view.tsx').then((m) => m.LabView)),
  syndicate: loadedPart(() => import('../syndicate/syndicate-view.tsx').then((m) => m.SyndicateView)),
  diary: loadedPart(() => import('../diary/diary-view.tsx').then((m) => m.DiaryView)),
};

/** In one file with what finds out. */
export const Degraded = lazyPart(
  () => import('../run/degraded-notice.tsx').then((m) => m.DegradedNotice),
  () => null,
);

/** Load what the next tap will most likely need, the likeliest first. */
export const VIEWS_AHEAD = [Result, Saved, Frequent, Strategy, Notices, Configure].map((view) => view.preload);
