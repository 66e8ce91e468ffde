import * as Tabs from '@radix-ui/react-tabs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { resultsTexts } from '../../content/results/results.ts';
import { type AddressSearch, keptSearch } from '../../state/address/address.ts';
import { hasResults } from '../../state/history/history-gate.ts';
import {
  chooseResultsLottery,
  currentLottery,
  resultsLottery,
  viewLottery,
} from '../../state/results/results-lottery.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { LotteryChips } from '../parts/lottery-chips.tsx';
import css from '../parts/tabs.module.css';
import { ViewTitle } from '../parts/view-title.tsx';
import { Archive } from './archive.tsx';
import { KeptNews } from './kept-news.tsx';

const KEYS = LOTTERIES.map(({ key }) => key);

const Check = lazyPart(() => import('../check/check-panel.tsx').then((m) => m.CheckPanel)).Part;
const Statistics = lazyPart(() => import('../statistics/statistics-panel.tsx').then((m) => m.StatisticsPanel)).Part;

/** The tabs by their names in the address, in the order of the question that brings people. */
const TABS: readonly [id: keyof typeof resultsTexts.tabs, Panel: ComponentType][] = [
  ['check', Check],
  ['statistics', Statistics],
  ['file', Archive],
];

/** The page of real results: what is kept, games checked against it, and its statistics. */
export function ResultsView() {
  const search: AddressSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const lottery = currentLottery(useSnapshot(resultsLottery));
  useLayoutEffect(() => viewLottery(lottery), [lottery]);
  // An address without a tab opens the answer, or the way to it where no results are kept yet.
  const [first] = useState(() => (hasResults() ? 'check' : 'file'));
  const tab = TABS.find(([id]) => id === search.tab)?.[0] ?? first;
  const goTo = (next: string) => {
    const searchOf = (previous: AddressSearch): AddressSearch => ({
      tab: next,
      ...keptSearch(previous),
    });
    void navigate({ to: '.', search: searchOf });
  };
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(tab);
  useEffect(() => {
    // The link to another tab goes with its panel, and the focus would go with it.
    if (before.current !== tab && !list.current?.contains(document.activeElement)) {
      list.current?.querySelector<HTMLElement>('[data-state="active"]')?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    before.current = tab;
  }, [tab]);
  return (
    <>
      <ViewTitle>{resultsTexts.title}</ViewTitle>
      {/* Arrows only look: each tab that is opened is an entry of the history. */}
      <Tabs.Root className={css.tabs} value={tab} onValueChange={goTo} activationMode="manual">
        <Tabs.List ref={list} className={css.list} aria-label={resultsTexts.title}>
          {TABS.map(([id]) => (
            <Tabs.Trigger key={id} className={css.tab} value={id}>
              {resultsTexts.tabs[id]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tab === 'file' ? null : (
          <LotteryChips
            label={resultsTexts.lottery}
            lotteries={KEYS}
            chosen={lottery}
            onChoose={(key) => key && chooseResultsLottery(key)}
          />
        )}
        {tab === 'check' ? <KeptNews lottery={lottery} /> : null}
        {TABS.map(([id, Panel]) => (
          <Tabs.Content key={id} className={css.panel} value={id}>
            <Panel />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  );
}
