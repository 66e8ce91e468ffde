import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { LOTTERY_COLORS } from '../share/lottery-colors.ts';
import type { Ink, Paint, Rect, Room, Scene, Shape } from './scene.ts';

/** Words around the chart in a picture file. */
export interface PictureWords {
  readonly title: string;
  readonly source: string;
  /** What it does not mean. */
  readonly notMeant: string;
  readonly app: string;
}

/** The picture in the pixels of the layout, each drawn as so many. */
const WIDTH = 720;
const SCALE = 1.5;
const MARGIN = 32;
const LINE = 26;

/** The room of the chart in it. */
export const PICTURE_ROOM: Room = { width: WIDTH - 2 * MARGIN, em: 18 };

const INK = '#17201a';
const SOFT = '#4d584f';
const PAPER = '#ffffff';

/** Colour and opacity of each paint, those of the light theme; without a colour the lottery's. */
const PAINTS: Readonly<Record<Paint, { readonly color?: string; readonly alpha?: number }>> = {
  level0: { alpha: 0 },
  level1: { alpha: 0.12 },
  level2: { alpha: 0.34 },
  level3: { alpha: 0.58 },
  level4: {},
  bar: { alpha: 0.55 },
  point: { color: SOFT },
  outside: {},
  band: { color: INK, alpha: 0.13 },
  interval: { color: INK, alpha: 0.24 },
  grid: { color: '#d5dad4' },
  axis: { color: '#7d867d' },
  mean: { color: INK },
};

const INKS: Readonly<Record<Ink, string>> = { ink: INK, soft: SOFT, 'on-accent': PAPER };

type Pen = CanvasRenderingContext2D;

const font = (size: number, isBold = false) => `${isBold ? 600 : 400} ${size}px system-ui, sans-serif`;

/** A chart with its words as a PNG, on white; rejects where the browser cannot. */
export async function drawChart(scene: Scene, words: PictureWords, lottery: LotteryKey) {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const source = linesOf(pen, words.source, font(18));
  const notMeant = linesOf(pen, words.notMeant, font(18));
  const top = MARGIN + 48 + source.length * LINE + 16;
  const foot = top + scene.height + 16;
  canvas.width = WIDTH * SCALE;
  canvas.height = Math.ceil((foot + (notMeant.length + 1) * LINE + MARGIN) * SCALE);
  pen.scale(SCALE, SCALE);
  pen.textBaseline = 'middle';
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const color = LOTTERY_COLORS[lottery];
  write(pen, [words.title], MARGIN + 16, font(28, true), color);
  write(pen, source, MARGIN + 48, font(18), SOFT);
  write(pen, notMeant, foot + LINE / 2, font(18), INK);
  write(pen, [words.app], foot + (notMeant.length + 0.75) * LINE, font(15), SOFT);
  pen.translate(MARGIN, top);
  for (const shape of scene.shapes) drawShape(pen, shape, color);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('no picture');
  return png;
}

function drawShape(pen: Pen, shape: Shape, accent: string): void {
  if (shape.kind === 'text') {
    pen.font = font(shape.size, shape.isBold);
    pen.textAlign = shape.anchor === 'middle' ? 'center' : shape.anchor;
    if (shape.isOver) {
      pen.strokeStyle = PAPER;
      pen.lineWidth = 4;
      pen.lineJoin = 'round';
      pen.strokeText(shape.text, shape.x, shape.y);
      pen.lineWidth = 1;
    }
    pen.fillStyle = INKS[shape.ink];
    pen.fillText(shape.text, shape.x, shape.y);
    return;
  }
  const { x, y, width, height, paint, isTurned } = shape;
  const { color = accent, alpha = 1 } = PAINTS[paint];
  pen.globalAlpha = alpha;
  pen.fillStyle = color;
  if (isTurned || paint === 'point') fillMark(pen, shape);
  else pen.fillRect(x, y, width, height);
  pen.globalAlpha = 1;
  if (paint !== 'level0') return;
  pen.setLineDash([4, 3]);
  pen.strokeStyle = SOFT;
  pen.strokeRect(x, y, width, height);
  pen.setLineDash([]);
}

/** A disc, or what stands on a corner. */
function fillMark(pen: Pen, { x, y, width, height, isTurned }: Rect): void {
  pen.save();
  pen.translate(x + width / 2, y + height / 2);
  pen.beginPath();
  if (isTurned) {
    pen.rotate(Math.PI / 4);
    pen.rect(-width / 2, -height / 2, width, height);
  } else pen.arc(0, 0, width / 2, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
}

function write(pen: Pen, lines: readonly string[], y: number, letters: string, color: string) {
  pen.font = letters;
  pen.fillStyle = color;
  pen.textAlign = 'start';
  lines.forEach((line, i) => {
    pen.fillText(line, MARGIN, y + i * LINE, WIDTH - 2 * MARGIN);
  });
}

/** The text in lines that fit beside the margins. */
function linesOf(pen: Pen, text: string, letters: string): string[] {
  pen.font = letters;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    const line = `${last} ${word}`;
    if (last !== undefined && pen.measureText(line).width <= WIDTH - 2 * MARGIN) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}
