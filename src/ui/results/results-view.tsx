import { useSearch } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { resultsTexts } from '../../content/results/results.ts';
import type { AddressSearch } from '../../state/address/address.ts';
import {
  chooseResultsLottery,
  currentLottery,
  resultsLottery,
  viewLottery,
} from '../../state/results/results-lottery.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { LotteryChips } from '../parts/lottery-chips.tsx';
import { Archive } from './archive.tsx';
import { KeptNews } from './kept-news.tsx';

const Check = lazyPart(() => import('../check/check-panel.tsx').then((m) => m.CheckPanel)).Part;
const Statistics = lazyPart(() => import('../statistics/statistics-panel.tsx').then((m) => m.StatisticsPanel)).Part;

/** The page of real results: «Conferir», and the rooms that it leads to. */
export function ResultsView() {
  const { tab }: AddressSearch = useSearch({ strict: false });
  const lottery = currentLottery(useSnapshot(resultsLottery));
  useLayoutEffect(() => viewLottery(lottery), [lottery]);
  const chips = (
    <LotteryChips label={resultsTexts.lottery} chosen={lottery} onChoose={(key) => key && chooseResultsLottery(key)} />
  );
  if (tab === 'file') return <Archive />;
  if (tab === 'statistics') {
    return (
      <>
        {chips}
        <Statistics />
      </>
    );
  }
  return (
    <>
      {chips}
      <KeptNews lottery={lottery} />
      <Check />
    </>
  );
}
