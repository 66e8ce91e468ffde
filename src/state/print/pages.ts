import type { Ticket } from '../../../workers/shared/run/ticket.ts';

/** The parts of a game that are printed. */
export type PrintedGame = Pick<
  Ticket,
  'id' | 'lotteryType' | 'numbers' | 'team' | 'month' | 'mirror' | 'strategy' | 'catalogueId'
>;

/** What goes on paper. */
export interface Sheet {
  readonly games: readonly PrintedGame[];
  /** What makes the games again, in small print; undefined for games that are no run. */
  readonly link?: string | undefined;
}

/** From this many numbers on, a playslip has half a page. */
const LARGE = 50;
const SMALL_PER_PAGE = 6;
const LARGE_PER_PAGE = 2;

/** True for a game whose playslip has half a page, not a sixth. */
export function isLargeGame({ numbers }: PrintedGame): boolean {
  return numbers.length >= LARGE;
}

/** Games page by page of A4, in order; those of a page are of one size. */
export function pagesOf(games: readonly PrintedGame[]): readonly (readonly PrintedGame[])[] {
  const pages: PrintedGame[][] = [];
  for (const game of games) {
    const isLarge = isLargeGame(game);
    const page = pages[pages.length - 1];
    const hasRoom = page && page.length < (isLarge ? LARGE_PER_PAGE : SMALL_PER_PAGE);
    if (hasRoom && page.every((other) => isLargeGame(other) === isLarge)) page.push(game);
    else pages.push([game]);
  }
  return pages;
}
