import { subscribe } from 'valtio/vanilla';
import { STRATEGY_IDS } from '../../../workers/shared/catalogue.ts';
import { findLottery } from '../../../workers/shared/lotteries.ts';
import { MAX_GAMES } from '../../../workers/shared/max-games.ts';
import { readSession, writeSession } from '../../platform/session.ts';
import { settings } from './settings.ts';

const KEY = 'choices';

/**
 * Takes over what the visitor had chosen before a reload of this tab, and keeps what is chosen
 * from now on. Call after hydration. What a strategy was told is not kept: names and dates.
 */
export function restoreChoices(): void {
  const [lottery = '', games = '', strategy = ''] = (readSession(KEY) ?? '').split(' ');
  settings.lottery = findLottery(lottery)?.key ?? settings.lottery;
  settings.strategy = STRATEGY_IDS.find((id) => id === strategy) ?? settings.strategy;
  const count = /^\d{1,2}$/.test(games) ? Number(games) : 0;
  if (count >= 1 && count <= MAX_GAMES) settings.games = count;
  subscribe(settings, () => {
    writeSession(KEY, [settings.lottery, settings.games, settings.strategy].join(' '));
  });
}
