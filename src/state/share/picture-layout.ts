import type { OwnGame } from '../../../workers/shared/run/ticket.ts';
import { numberRows } from '../../content/share/number-rows.ts';
import { ticketExtras } from '../../content/share/ticket-extras.ts';

/** Width of the picture, in pixels. */
export const PICTURE_WIDTH = 1080;

/** Tallest picture that old phones draw: half of the side that every canvas has room for. */
const MAX_PICTURE_HEIGHT = 8192;

/** Chats shrink a picture until its longer side is about so long. */
const CHAT_SIDE = 1600;

/** Shortest picture: as tall as a chat shows without cutting it. */
const MIN_PICTURE_HEIGHT = 1350;

export const MARGIN = 44;
/** Room between a game's card and what it holds. */
export const CARD = 20;
const COLUMN_GAP = 24;
const GAME_GAP = 20;

/** From so many games on they stand in two columns. */
const TWO_COLUMNS = 6;

/** A single game of at most so many numbers has them in two rows. */
const TWO_ROWS = 7;

/** From so many games on the number of a game stands beside its balls. */
const INLINE = 4;

const HEAD = 240;
const GAME_TITLE = 56;
/** Room for the number of a game beside its balls. */
const GAME_INDEX = 52;
export const EXTRA_LINE = 40;

/** The foot: the disclaimer; with a link the site's address below it, and the code of the link beside them. */
const FOOT = 110;
export const CODE_TOP = 6;
/** The code's side, and that of a link of more letters than these: it has more squares. */
const CODE = 240;
const LARGE_CODE = 320;
const LONG_LINK = 200;

/** Where a game stands, and how large the cells of its numbers are. */
export interface PlacedGame {
  readonly ticket: OwnGame;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  /** Room for its texts. */
  readonly width: number;
  /** Room for its number beside its balls, or above them; a single game has none. */
  readonly left: number;
  readonly top: number;
  readonly rows: readonly (readonly string[])[];
  readonly extras: readonly string[];
}

export interface PictureLayout {
  readonly height: number;
  readonly columns: number;
  readonly head: number;
  readonly games: readonly PlacedGame[];
  /** Where the foot begins. */
  readonly foot: number;
  /** How much room the code of the link has, a square. */
  readonly code: number;
}

/** The picture of some tickets: in one column, or in two where there are many or the numbers are larger in a chat. */
export function layoutPicture(tickets: readonly OwnGame[], link: string | null): PictureLayout {
  if (tickets.length >= TWO_COLUMNS) return layoutIn(2, tickets, link);
  const one = layoutIn(1, tickets, link);
  if (tickets.length === 1) return one;
  const two = layoutIn(2, tickets, link);
  return seen(two) > seen(one) || one.height > MAX_PICTURE_HEIGHT ? two : one;
}

/** How large the smallest number is in a chat. */
function seen({ games, height }: PictureLayout): number {
  return Math.min(...games.map(({ cell }) => cell)) * Math.min(1, CHAT_SIDE / height);
}

function layoutIn(columns: number, tickets: readonly OwnGame[], link: string | null): PictureLayout {
  const width = (PICTURE_WIDTH - 2 * MARGIN - (columns - 1) * COLUMN_GAP) / columns - 2 * CARD;
  const isMixed = tickets.some(({ lotteryType }) => lotteryType !== tickets[0]?.lotteryType);
  const games: PlacedGame[] = [];
  let y = HEAD;
  for (let first = 0; first < tickets.length; first += columns) {
    const line = tickets.slice(first, first + columns).map((ticket, i) => {
      const rows = rowsOf(ticket, tickets.length === 1);
      const isInline = tickets.length >= INLINE && !isMixed && rows.length === 1;
      const left = isInline ? GAME_INDEX : 0;
      const top = isInline || tickets.length === 1 ? 0 : GAME_TITLE;
      const cell = Math.floor((width - left) / (rows[0]?.length ?? 1));
      const x = MARGIN + CARD + i * (width + 2 * CARD + COLUMN_GAP);
      return { ticket, index: first + i, x, y: y + CARD, width, left, top, cell, rows, extras: ticketExtras(ticket) };
    });
    games.push(...line);
    y += Math.max(...line.map(heightOf)) + 2 * CARD + GAME_GAP;
  }
  const code = link ? (link.length > LONG_LINK ? LARGE_CODE : CODE) : 0;
  const end = link ? CODE_TOP + code + MARGIN : FOOT;
  const height = Math.max(MIN_PICTURE_HEIGHT, Math.ceil(y + end));
  // What is left of the shortest picture is above, between and below the games.
  const gap = (height - end - y) / (Math.ceil(tickets.length / columns) + 1);
  const placed = games.map((game) => ({ ...game, y: game.y + gap * (Math.floor(game.index / columns) + 1) }));
  return { height, columns, head: HEAD, games: placed, foot: height - end, code };
}

/** The numbers of a ticket in rows; of a single small one in two. */
function rowsOf(ticket: OwnGame, isSingle: boolean): readonly (readonly string[])[] {
  const rows = numberRows(ticket);
  const [only = []] = rows;
  if (!isSingle || rows.length > 1 || only.length > TWO_ROWS) return rows;
  const half = Math.ceil(only.length / 2);
  return [only.slice(0, half), only.slice(half)];
}

/** The height of a game, in its card. */
export function heightOf({ rows, extras, cell, top }: PlacedGame): number {
  return top + rows.length * cell + extras.length * EXTRA_LINE;
}
