import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { shareTexts } from '../../content/share/share.ts';
import { sharedDay, sharedLottery, sharedStrategy, shareTitle } from '../../content/share/share-title.ts';
import { site } from '../../content/shell/site.ts';
import {
  CARD,
  CODE_TOP,
  EXTRA_LINE,
  heightOf,
  layoutPicture,
  MARGIN,
  PICTURE_WIDTH,
  type PictureLayout,
  type PlacedGame,
} from '../../state/share/picture-layout.ts';
import type { Shared } from '../../state/share/share.ts';
import { CALM_FACE, ROBOT_PATH, VISOR_PATH } from '../parts/robot-shape.tsx';
import { corners, drawBall, font, type Pen } from './draw-ball.ts';
import { LOTTERY_COLORS } from './lottery-colors.ts';
import { qrMatrix } from './qr-code.tsx';

const INK = '#17201a';
const SOFT = '#4d584f';
const PAPER = '#ffffff';
/** `--gold` of `tokens.css`. */
const GOLD = '#ffd166';

/** How large the robot is, and the middle of the head's height, in pixels. */
const ROBOT = 168;
const HEAD_MIDDLE = 122;

/** Length of a slice of drawing, in milliseconds. */
const SLICE_MS = 12;

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

function drawHead(pen: Pen, tickets: Shared['tickets'], { height }: PictureLayout): void {
  const key = sharedLottery(tickets);
  const color = key ? LOTTERY_COLORS[key] : INK;
  fill(pen, color, 0, 0, PICTURE_WIDTH, height);
  const shade = pen.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, 'rgb(0 0 0 / 0%)');
  shade.addColorStop(1, 'rgb(0 0 0 / 25%)');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, PICTURE_WIDTH, height);
  drawRobot(pen, PICTURE_WIDTH - MARGIN - ROBOT, (HEAD_MIDDLE - ROBOT / 2) | 0, color);
  const room = PICTURE_WIDTH - 3 * MARGIN - ROBOT;
  write(pen, site.appName, MARGIN, HEAD_MIDDLE - 66, font(36, 700), GOLD, room);
  write(pen, shareTitle(tickets), MARGIN, HEAD_MIDDLE + 6, font(72, 700), PAPER, room);
  const day = sharedDay(tickets);
  const facts = [day && shareTexts.made(tickets.length, day), sharedStrategy(tickets)].filter(Boolean);
  write(pen, facts.join(' · '), MARGIN, HEAD_MIDDLE + 78, font(34), PAPER, room);
}

/** The robot of the app, white, with a face of gold on the colour of the ground. */
function drawRobot(pen: Pen, x: number, y: number, ground: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(ROBOT / 48, ROBOT / 48);
  pen.fillStyle = PAPER;
  pen.fill(new Path2D(ROBOT_PATH));
  pen.fillStyle = ground;
  pen.fill(new Path2D(VISOR_PATH));
  pen.strokeStyle = GOLD;
  pen.lineWidth = 2.8;
  pen.lineCap = 'round';
  pen.stroke(new Path2D(CALM_FACE));
  pen.restore();
}

function drawGame(pen: Pen, game: PlacedGame, tickets: Shared['tickets']): void {
  const { ticket, index, x, y, width, left, top, cell, rows, extras } = game;
  pen.fillStyle = PAPER;
  corners(pen, x - CARD, y - CARD, width + 2 * CARD, heightOf(game) + 2 * CARD, [36, 36, 36, 36]);
  pen.fill();
  if (left > 0) {
    write(pen, String(index + 1), x, y + cell / 2, font(32, 700), SOFT, left - 8);
  } else if (top > 0) {
    const lottery = sharedLottery(tickets) ? '' : ` · ${lotteryOf(ticket.lotteryType).name}`;
    write(pen, shareTexts.game(index) + lottery, x + 4, y + top / 2 - 8, font(34, 700), SOFT, width - 4);
  }
  // In the middle of its card.
  const start = x + left + (width - left - cell * (rows[0]?.length ?? 0)) / 2;
  rows.forEach((row, r) => {
    const indent = (((rows[0]?.length ?? 0) - row.length) * cell) / 2;
    row.forEach((number, c) => {
      drawBall(pen, number, start + indent + c * cell, y + top + r * cell, cell, ticket.lotteryType);
    });
  });
  const below = y + top + rows.length * cell;
  extras.forEach((extra, i) => {
    write(pen, extra, x, below + 4 + (i + 0.5) * EXTRA_LINE, font(30), INK, width);
  });
}

function drawFoot(pen: Pen, { foot, code }: PictureLayout, link: string | null): void {
  write(pen, shareTexts.honest, MARGIN, foot + 44, font(34, 700), PAPER);
  if (!link) return;
  write(pen, shareTexts.scan, MARGIN, foot + 104, font(30), PAPER);
  write(pen, shortAddress(link), MARGIN, foot + 154, font(30), PAPER, PICTURE_WIDTH - 3 * MARGIN - code);
  const x = PICTURE_WIDTH - MARGIN - code;
  pen.fillStyle = PAPER;
  corners(pen, x, foot + CODE_TOP, code, code, [24, 24, 24, 24]);
  pen.fill();
  drawCode(pen, link, x, foot + CODE_TOP, code);
}

/** The address of the site of a link, as people write it. */
function shortAddress(link: string): string {
  const { host, pathname } = new URL(link);
  return `${host}${pathname.replace(/\/$/, '')}`;
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
