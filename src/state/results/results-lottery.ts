import { proxy } from 'valtio/vanilla';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { settings } from '../preferences/settings.ts';
import { keptSummaries } from './summary.ts';

/** The lottery that was chosen for the page of results: kept last, or picked on one of its tabs. */
export const resultsLottery = proxy<{ chosen: LotteryKey | null }>({ chosen: null });

/** Chooses the lottery that all tabs of the page are about. Home has a lottery of its own. */
export function chooseResultsLottery(lottery: LotteryKey): void {
  resultsLottery.chosen = lottery;
}

/** Gives the page the colours of a lottery; returns what gives it back those of home's. */
export function viewLottery(lottery: LotteryKey): () => void {
  settings.viewed = lottery;
  return () => {
    settings.viewed = undefined;
    settings.left = lottery;
  };
}

/**
 * The lottery that all tabs of the page are about: the chosen one, else that of home, or, where no draws of that are
 * kept, one of which some are.
 */
export function currentLottery({ chosen } = resultsLottery): LotteryKey {
  if (chosen) return chosen;
  const kept = keptSummaries();
  const { lottery } = settings;
  return kept[lottery] ? lottery : (LOTTERIES.find(({ key }) => kept[key])?.key ?? lottery);
}
