import type { ComponentType } from 'react';
import { resultsTexts } from '../../content/results/results.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { Archive } from './archive.tsx';

/** A tab of the page; its id is in the address. */
interface ResultsTab {
  readonly id: string;
  readonly name: string;
  readonly Panel: ComponentType;
}

/** The tabs in their order; the first is what an address without one shows. A lazy part each, but for the first. */
export const RESULTS_TABS: readonly [ResultsTab, ...ResultsTab[]] = [
  { id: 'file', name: resultsTexts.tabs.file, Panel: Archive },
  {
    id: 'check',
    name: resultsTexts.tabs.check,
    Panel: lazyPart(() => import('../check/check-panel.tsx').then((m) => m.CheckPanel)).Part,
  },
  {
    id: 'statistics',
    name: resultsTexts.tabs.statistics,
    Panel: lazyPart(() => import('../statistics/statistics-panel.tsx').then((m) => m.StatisticsPanel)).Part,
  },
];
