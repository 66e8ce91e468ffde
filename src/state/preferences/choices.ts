import { subscribe } from 'valtio/vanilla';
import { findLottery } from '../../../workers/shared/lottery/lotteries.ts';
import { MAX_GAMES } from '../../../workers/shared/run/run-limits.ts';
import { readSession, writeSession } from '../../platform/storage.ts';
import { settings } from './settings.ts';

const KEY = 'choices';

/** The stored name of the chosen strategy; the views of strategies know what it is. */
let strategy: string | undefined;

/**
 * Takes over what the visitor had chosen before a reload of this tab, and keeps what is chosen from now on. Call after
 * hydration. What a strategy was told is not kept: names and dates.
 */
export function restoreChoices(): void {
  const [lottery = '', games = ''] = kept();
  settings.lottery = findLottery(lottery)?.key ?? settings.lottery;
  const count = /^\d{1,2}$/.test(games) ? Number(games) : 0;
  if (count >= 1 && count <= MAX_GAMES) settings.games = count;
  subscribe(settings, () => {
    writeSession(KEY, [settings.lottery, settings.games, keptStrategy()].join(' '));
  });
}

/** The name of the strategy that was chosen before a reload, or since; it may name no strategy. */
export function keptStrategy(): string {
  strategy ??= kept()[2] ?? '';
  return strategy;
}

/** Has the name of a strategy kept with the next change. */
export function keepStrategy(name: string): void {
  strategy = name;
}

function kept(): string[] {
  return (readSession(KEY) ?? '').split(' ');
}
