import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { rowsOf } from '../../../workers/shared/lottery/playslip.ts';
import type { OwnGame } from '../../../workers/shared/run/ticket.ts';

/** The parts of a game that are printed. */
export type PrintedGame = Pick<
  OwnGame,
  'id' | 'lotteryType' | 'numbers' | 'team' | 'month' | 'mirror' | 'strategy' | 'catalogueId'
>;

/** The playslips of a page of paper. */
export interface PrintedPage {
  readonly games: readonly PrintedGame[];
  /** How many there would be room for at their size: in one column up to two, in two columns from three on. */
  readonly places: number;
}

/** From so many rows on the playslip of a few numbers is a tall one. */
const TALL = 7;

/** What a page can be divided into. */
const PLACES = [1, 2, 4, 6, 8];

/** Most games of a kind on a page: digits that are read at arm's length need the room. */
function mostOf({ lotteryType, numbers }: PrintedGame): number {
  if (numbers.length >= 50) return 4;
  return rowsOf(lotteryOf(lotteryType)) >= TALL ? 6 : 8;
}

/** Games page by page of A4, in order; those of a page are of one size, and a few have all of it. */
export function pagesOf(games: readonly PrintedGame[]): readonly PrintedPage[] {
  const pages: { games: PrintedGame[]; most: number; places: number }[] = [];
  for (const game of games) {
    const most = mostOf(game);
    const page = pages[pages.length - 1];
    const isAlike = page?.most === most;
    if (isAlike && page.games.length < most) page.games.push(game);
    // What goes on from a full page keeps its size.
    else pages.push({ games: [game], most, places: isAlike ? most : 0 });
  }
  return pages.map(({ games: some, places }) => ({
    games: some,
    places: places || (PLACES.find((count) => count >= some.length) ?? 0),
  }));
}
