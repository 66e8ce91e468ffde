import { proxy } from 'valtio/vanilla';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy/strategy-options.ts';

/** What the visitor has chosen for the next run. */
export const settings = proxy<{
  lottery: LotteryKey;
  /** The lottery that the view is about, where that has one of its own. */
  viewed?: LotteryKey | undefined;
  /** The lottery of the last such view, until home is seen. */
  left?: LotteryKey | undefined;
  games: number;
  strategy: StrategyId;
  /** What the visitor told that strategy, if anything. */
  options: StrategyOptions | null;
  /** The lottery that it was told for. */
  optionsLottery: LotteryKey;
  /** Were the hot numbers of the chosen lottery handed over to the strategies? */
  hasHot: boolean;
}>({
  lottery: 'megasena',
  games: 1,
  strategy: 'quick',
  options: null,
  optionsLottery: 'megasena',
  hasHot: false,
});

/** Chooses the lottery of the next run. */
export function chooseLottery(lottery: LotteryKey): void {
  if (settings.lottery !== lottery) dropHot();
  settings.lottery = lottery;
}

/** Hands the hot numbers of the chosen lottery over to the strategies. */
export function takeHot(): void {
  settings.hasHot = true;
}

/** Begins anew with what home shows. */
export function enterHome(): void {
  dropHot();
  settings.left = undefined;
}

/** Takes the hot numbers back. */
export function dropHot(): void {
  settings.hasHot = false;
}

/** Chooses how many games the next run has; a view applies its own limit to it. */
export function chooseGames(games: number): void {
  settings.games = games;
}

/** One game less or more, inside 1…max. */
export function stepGames(by: number, max: number): void {
  settings.games = clampGames(clampGames(settings.games, max) + by, max);
}

/** The largest of these choices that is neither over the wish nor over the limit; at least 1. */
export function nearestCount(games: number, counts: readonly number[], max: number): number {
  return Math.max(1, ...counts.filter((count) => count <= games && count <= max));
}

/** A number of games inside 1…max. */
export function clampGames(games: number, max: number): number {
  return Math.min(max, Math.max(1, games));
}
