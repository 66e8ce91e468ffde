import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { LOTTERY_COLORS } from './lottery-colors.ts';

export type Pen = CanvasRenderingContext2D;

/** The font of a size in pixels. */
export const font = (size: number, weight = 400) => `${weight} ${size}px system-ui, sans-serif`;

/** The corners of each lottery's ball, in shares of its side: `--ball` of `tokens.css`, from the upper left on. */
const CORNERS: Readonly<Record<LotteryKey, readonly [number, number, number, number]>> = {
  megasena: [0.5, 0.5, 0.5, 0.5],
  lotofacil: [0.26, 0.26, 0.26, 0.26],
  quina: [0.5, 0.5, 0.5, 0.5],
  duplasena: [0.5, 0.5, 0.5, 0.5],
  timemania: [0.18, 0.18, 0.5, 0.5],
  diadasorte: [0.5, 0.06, 0.5, 0.5],
  lotomania: [0.14, 0.14, 0.14, 0.14],
};

/** Draws a number on its lottery's ball, in a cell of so many pixels. */
export function drawBall(pen: Pen, number: string, x: number, y: number, cell: number, lottery: LotteryKey): void {
  const side = cell * 0.9;
  const [left, top] = [x + cell * 0.05, y + cell * 0.05];
  const shape = () =>
    corners(
      pen,
      left,
      top,
      side,
      side,
      CORNERS[lottery].map((share) => share * side),
    );
  pen.fillStyle = LOTTERY_COLORS[lottery];
  shape();
  pen.fill();
  if (lottery === 'duplasena') {
    pen.save();
    shape();
    pen.clip();
    pen.fillStyle = 'rgb(0 0 0 / 22%)';
    pen.fillRect(left + side / 2, top, side / 2, side);
    pen.restore();
  } else if (lottery === 'quina') {
    pen.strokeStyle = '#ffffff';
    pen.lineWidth = side * 0.035;
    corners(pen, left + side * 0.07, top + side * 0.07, side * 0.86, side * 0.86, Array(4).fill(side * 0.43));
    pen.stroke();
  }
  pen.fillStyle = '#ffffff';
  pen.textAlign = 'center';
  pen.font = font(Math.round(cell * 0.46), 700);
  pen.fillText(number, x + cell / 2, y + cell * 0.52);
  pen.textAlign = 'left';
}

/** Begins the path of a box with such corners. Browsers of 2020 have no `roundRect`. */
export function corners(pen: Pen, x: number, y: number, width: number, height: number, radii: readonly number[]): void {
  const [upperLeft = 0, upperRight = 0, lowerRight = 0, lowerLeft = 0] = radii;
  pen.beginPath();
  pen.moveTo(x + upperLeft, y);
  pen.arcTo(x + width, y, x + width, y + height, upperRight);
  pen.arcTo(x + width, y + height, x, y + height, lowerRight);
  pen.arcTo(x, y + height, x, y, lowerLeft);
  pen.arcTo(x, y, x + width, y, upperLeft);
  pen.closePath();
}
