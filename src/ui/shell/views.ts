import type { View } from '../../editions.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { type LoadedPart, loadedPart } from '../parts/loaded-part.tsx';
import type { ViewProps } from '../run/result-view.tsx';

const result = loadedPart(() => import('../run/result-view.tsx').then((m) => m.ResultView));

/** Loads what shows a result. */
export const loadResult = result.preload;

/** The views that home can do without, each in a file of its own; the page has the boundary around them. */
export const VIEWS: { readonly [V in View]?: LoadedPart<ViewProps> } = {
  result,
  frequent: loadedPart(() => import('../frequent/frequent-view.tsx').then((m) => m.FrequentView)),
  strategy: loadedPart(() => import('../strategy/strategy-view.tsx').then((m) => m.StrategyView)),
  configure: loadedPart(() => import('../strategy/configure-view.tsx').then((m) => m.ConfigureView)),
  saved: loadedPart(() => import('../saved-games/saved-view.tsx').then((m) => m.SavedView)),
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

/** Load the views. */
export const VIEWS_AHEAD = Object.values(VIEWS).map((view) => view.preload);
