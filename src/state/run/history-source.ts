import { type History, simulated } from '../../../workers/shared/history.ts';
import { isSeed } from '../../../workers/shared/request.ts';
import { localDate } from '../../platform/clock.ts';
import { randomSeed } from '../../platform/entropy.ts';
import { readStored, setAside, writeStored } from '../../platform/storage.ts';

const KEY = 'history-seed';
let seed: string | undefined;

/**
 * The simulated history that this browser works with. Its seed is drawn once and kept, so that
 * the frequent numbers stay the same from one visit to the next and move on by one draw a day;
 * where nothing can be kept it lasts as long as the page.
 */
export function historySource(): History {
  if (seed === undefined) {
    const stored = readStored(KEY);
    seed = isSeed(stored) ? stored : randomSeed();
    if (seed !== stored && (stored === undefined || setAside(KEY, stored))) writeStored(KEY, seed);
  }
  return simulated(seed, localDate());
}
