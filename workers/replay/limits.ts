import { MAX_CONTEST } from '../shared/lottery/max-contest.ts';
import { MAX_CARRIED, WINDOW } from '../shared/run/history.ts';
import { MAX_GAMES, MAX_SWAP_GAMES, MAX_SWAPS } from '../shared/run/run-limits.ts';
import { MAX_SEED_LENGTH } from '../shared/run/seed.ts';
import { MAX_WHEEL_TICKETS } from '../shared/strategy/guarantees.ts';
import { MAX_DATE_NUMBERS, MAX_DATES, MAX_NAME_LENGTH } from '../shared/strategy/strategy-options.ts';
import { MAX_REPLAY } from './draw.ts';
import { MAX_LINK_LENGTH } from './receipt-link.ts';

/** The most that a receipt or a link may have of anything; of real draws also the fewest. */
export const LIMITS = {
  /** Games of the app and of a link. */
  games: MAX_GAMES,
  /** Games of a receipt that is replayed; of `cercamento` no more than `wheelGames`. */
  replayGames: MAX_REPLAY,
  wheelGames: MAX_WHEEL_TICKETS,
  /** Characters of a seed: visible ASCII. */
  seedLength: MAX_SEED_LENGTH,
  /** Swaps, and games of a run that has some. */
  swaps: MAX_SWAPS,
  swapGames: MAX_SWAP_GAMES,
  /** Options of `datas-especiais`. */
  dates: MAX_DATES,
  dateNumbers: MAX_DATE_NUMBERS,
  /** UTF-16 units of a name for `numerologia`. */
  nameLength: MAX_NAME_LENGTH,
  /** Real draws that a run looks at, and how many of them a receipt or a link carries. */
  fewestDraws: WINDOW.min,
  draws: WINDOW.max,
  carriedDraws: MAX_CARRIED,
  /** The number of a contest. */
  contest: MAX_CONTEST,
  /** UTF-16 units of a link. */
  linkLength: MAX_LINK_LENGTH,
} as const;
