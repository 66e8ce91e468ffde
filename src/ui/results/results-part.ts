import { lazyPart } from '../parts/lazy-part.tsx';

/** The page of real results, in a file of its own: most visits do without. */
export const Results = lazyPart(() => import('./results-view.tsx').then((m) => m.ResultsView));
