import { Notices } from '../home/home-view.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { underResultTitle } from '../run/result-title.tsx';

/** The views that home can do without, each in a file of its own. */
export const Frequent = lazyPart(() => import('../frequent/frequent-view.tsx').then((m) => m.FrequentView));
export const Strategy = lazyPart(() => import('../strategy/strategy-view.tsx').then((m) => m.StrategyView));
export const Configure = lazyPart(() => import('../strategy/configure-view.tsx').then((m) => m.ConfigureView));
export const Result = lazyPart(() => import('../run/result-view.tsx').then((m) => m.ResultView), underResultTitle);

export const Saved = lazyPart(() => import('../saved-games/saved-view.tsx').then((m) => m.SavedView));

/** Most visits do without. */
export const Results = lazyPart(() => import('../results/results-view.tsx').then((m) => m.ResultsView));

/** In one file with what finds out. */
export const Degraded = lazyPart(
  () => import('../run/degraded-notice.tsx').then((m) => m.DegradedNotice),
  () => null,
);

/** Load what the next tap will most likely need, the likeliest first. */
export const VIEWS_AHEAD = [Result, Saved, Frequent, Strategy, Notices, Configure].map((view) => view.preload);
