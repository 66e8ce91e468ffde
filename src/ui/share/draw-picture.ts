import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { shareTexts } from '../../content/share/share.ts';
import { sharedStrategy, shareTitle } from '../../content/share/share-title.ts';
import { site } from '../../content/shell/site.ts';
import {
  EXTRA_LINE,
  GAME_TITLE,
  LINK_LINE,
  layoutPicture,
  MARGIN,
  PICTURE_WIDTH,
  type PictureLayout,
  type PlacedGame,
} from '../../state/share/picture-layout.ts';
import type { Shared } from '../../state/share/share.ts';
import { LOTTERY_COLORS } from './lottery-colors.ts';
import { qrMatrix } from './qr-code.tsx';

const INK = '#17201a';
const SOFT = '#4d584f';
const LINE = '#d5dad4';
const PAPER = '#ffffff';

/** Length of a slice of drawing, in milliseconds. */
const SLICE_MS = 12;

type Pen = CanvasRenderingContext2D;

/** The font of a size in pixels. */
const font = (size: number, weight = 400) => `${weight} ${size}px system-ui, sans-serif`;

/**
 * Draws tickets on a canvas, which gets the size that they need, and gives the PNG. In slices, so that the page answers
 * meanwhile; rejects when it is aborted, or the browser cannot.
 */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  { tickets }: Shared,
  link: string | null,
  signal: AbortSignal,
): Promise<Blob> {
  const layout = layoutPicture(tickets, link);
  canvas.width = PICTURE_WIDTH;
  canvas.height = layout.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.textBaseline = 'middle';
  fill(pen, PAPER, 0, 0, PICTURE_WIDTH, layout.height);
  drawHead(pen, tickets, layout);
  let since = performance.now();
  for (const game of layout.games) {
    drawGame(pen, game, tickets);
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    since = performance.now();
  }
  drawFoot(pen, layout, link);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  signal.throwIfAborted();
  if (!png) throw new Error('no picture');
  return png;
}

function drawHead(pen: Pen, tickets: Shared['tickets'], { head }: PictureLayout): void {
  const [key, ...others] = new Set(tickets.map(({ lotteryType }) => lotteryType));
  fill(pen, key && others.length === 0 ? LOTTERY_COLORS[key] : INK, 0, 0, PICTURE_WIDTH, head);
  write(pen, shareTitle(tickets), MARGIN, 92, font(64, 600), PAPER);
  const strategy = sharedStrategy(tickets);
  const line = strategy ? `${strategy} · ${site.appName}` : site.appName;
  write(pen, line, MARGIN, 168, font(38), PAPER);
}

function drawGame(pen: Pen, game: PlacedGame, tickets: Shared['tickets']): void {
  const { ticket, index, x, y, width, cell, rows, extras } = game;
  const isMixed = tickets.some(({ lotteryType }) => lotteryType !== ticket.lotteryType);
  const lottery = isMixed ? ` · ${lotteryOf(ticket.lotteryType).name}` : '';
  const title = tickets.length === 1 ? shareTexts.numbers : shareTexts.game(index) + lottery;
  write(pen, title, x, y + GAME_TITLE / 2 - 6, font(32, 600), SOFT, width);
  const color = LOTTERY_COLORS[ticket.lotteryType];
  rows.forEach((row, r) => {
    row.forEach((number, c) => {
      drawBall(pen, number, x + c * cell, y + GAME_TITLE + r * cell, cell, color);
    });
  });
  const below = y + GAME_TITLE + rows.length * cell;
  extras.forEach((extra, i) => {
    write(pen, extra, x, below + 4 + (i + 0.5) * EXTRA_LINE, font(30), INK, width);
  });
}

function drawBall(pen: Pen, number: string, x: number, y: number, cell: number, color: string) {
  const center = cell / 2;
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x + center, y + center, cell * 0.45, 0, 2 * Math.PI);
  pen.fill();
  pen.textAlign = 'center';
  write(pen, number, x + center, y + center * 1.04, font(Math.round(cell * 0.5), 600), PAPER);
  pen.textAlign = 'left';
}

function drawFoot(pen: Pen, { foot, linkLines, code }: PictureLayout, link: string | null): void {
  fill(pen, LINE, MARGIN, foot, PICTURE_WIDTH - 2 * MARGIN, 2);
  write(pen, shareTexts.honest, MARGIN, foot + 60, font(38, 600), INK);
  if (!link) return;
  write(pen, shareTexts.check, MARGIN, foot + 130, font(30), SOFT);
  const letters = '26px ui-monospace, monospace';
  linkLines.forEach((line, i) => {
    write(pen, line, MARGIN, foot + 180 + i * LINK_LINE, letters, INK);
  });
  drawCode(pen, link, PICTURE_WIDTH - MARGIN - code, foot + 100, code);
}

/** A QR code in a square, each of its squares as many whole pixels as there is room for. */
function drawCode(pen: Pen, link: string, x: number, y: number, room: number): void {
  const matrix = qrMatrix(link);
  const size = Math.max(1, Math.floor(room / matrix.length));
  const start = (room - size * matrix.length) / 2;
  matrix.forEach((row, r) => {
    row.forEach((isBlack, c) => {
      if (isBlack) fill(pen, '#000000', x + start + c * size, y + start + r * size, size, size);
    });
  });
}

function fill(pen: Pen, color: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = color;
  pen.fillRect(x, y, width, height);
}

/** Writes a text; in a room of `width` pixels, with narrower letters where there is no other way. */
function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  letters: string,
  color: string,
  width = PICTURE_WIDTH - 2 * MARGIN,
): void {
  pen.font = letters;
  pen.fillStyle = color;
  pen.fillText(text, x, y, width);
}
