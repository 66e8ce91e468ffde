import type { Fault } from '../fault.ts';
import { BLOCKED } from './blocked.ts';
import { CLOCKS } from './clocks.ts';
import { DAMAGED_RECORDS } from './damaged.ts';
import { DAMAGED_RESULTS } from './damaged-results.ts';
import { EVICTED } from './evicted.ts';
import { LEFT } from './left.ts';
import { NEWER } from './newer.ts';
import { REFUSED } from './refused.ts';
import { ROOM } from './room.ts';
import { SLOW } from './slow.ts';
import { TAB_GAMES } from './tab-games.ts';
import { TAB_PREFERENCES } from './tab-preferences.ts';
import { TAB_RECORDS } from './tab-records.ts';
import { TAB_RESULTS } from './tab-results.ts';
import { TEXTS } from './texts.ts';

/** What befalls that which is kept. */
export const STORAGE_FAULTS: readonly Fault[] = [
  ...REFUSED,
  ...BLOCKED,
  ...DAMAGED_RECORDS,
  ...DAMAGED_RESULTS,
  ...TEXTS,
  ...NEWER,
  ...EVICTED,
  ...TAB_RESULTS,
  ...TAB_RECORDS,
  ...TAB_GAMES,
  ...TAB_PREFERENCES,
  ...SLOW,
  LEFT,
  ...CLOCKS,
  ...ROOM,
];
