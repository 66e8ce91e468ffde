import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { numberRows } from '../../content/share/number-rows.ts';
import { ticketExtras } from '../../content/share/ticket-extras.ts';

/** Width of the picture, in pixels. */
export const PICTURE_WIDTH = 1080;

/** Tallest picture that old phones draw: half of the side that every canvas has room for. */
const MAX_PICTURE_HEIGHT = 8192;

/** Chats shrink a picture until its longer side is about so long. */
const CHAT_SIDE = 1600;

export const MARGIN = 56;
const COLUMN_GAP = 56;
const GAME_GAP = 44;

/** Widest that the cell of a number is: six of them are a line. */
const MAX_CELL = 161;

const HEAD = 236;
export const GAME_TITLE = 56;
export const EXTRA_LINE = 46;

/** The foot: the disclaimer, then the link in lines beside its code. */
const FOOT = 150;
export const LINK_LINE = 34;
const LINK_LETTERS = 42;
const CODE = 300;

/** Where a game stands, and how large the cells of its numbers are. */
export interface PlacedGame {
  readonly ticket: Ticket;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  /** Room for its texts. */
  readonly width: number;
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
  /** The link in lines; empty when there is none. */
  readonly linkLines: readonly string[];
  /** How much room its code has, a square. */
  readonly code: number;
}

/** The picture of some tickets, in the columns that leave the numbers largest in a chat. */
export function layoutPicture(tickets: readonly Ticket[], link: string | null): PictureLayout {
  const one = layoutIn(1, tickets, link);
  if (tickets.length === 1) return one;
  const two = layoutIn(2, tickets, link);
  return seen(two) > seen(one) || one.height > MAX_PICTURE_HEIGHT ? two : one;
}

/** How large the smallest number is in a chat. */
function seen({ games, height }: PictureLayout): number {
  return Math.min(...games.map(({ cell }) => cell)) * Math.min(1, CHAT_SIDE / height);
}

function layoutIn(columns: number, tickets: readonly Ticket[], link: string | null): PictureLayout {
  const width = (PICTURE_WIDTH - 2 * MARGIN - (columns - 1) * COLUMN_GAP) / columns;
  const games: PlacedGame[] = [];
  let y = HEAD + GAME_GAP;
  for (let first = 0; first < tickets.length; first += columns) {
    const line = tickets.slice(first, first + columns).map((ticket, i) => {
      const rows = numberRows(ticket);
      const cell = Math.min(MAX_CELL, Math.floor(width / (rows[0]?.length ?? 1)));
      const x = MARGIN + i * (width + COLUMN_GAP);
      return { ticket, index: first + i, x, y, width, cell, rows, extras: ticketExtras(ticket) };
    });
    games.push(...line);
    y += Math.max(...line.map(heightOf)) + GAME_GAP;
  }
  const linkLines = link?.match(new RegExp(`.{1,${LINK_LETTERS}}`, 'g')) ?? [];
  const code = link ? CODE : 0;
  const height = Math.ceil(y + FOOT + Math.max(code, linkLines.length * LINK_LINE + LINK_LINE));
  return { height, columns, head: HEAD, games, foot: y, linkLines, code };
}

function heightOf({ rows, extras, cell }: PlacedGame): number {
  return GAME_TITLE + rows.length * cell + extras.length * EXTRA_LINE;
}
