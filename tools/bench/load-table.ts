import type { Situation } from './load-situations.ts';
import type { LoadTimes } from './load-watch.ts';
import { noiseText, type QuietRounds } from './quiet-rounds.ts';
import { rangeTable } from './range-table.ts';

/** One round of a situation. */
export interface LoadRound {
  readonly times: LoadTimes;
  /** The largest paint of a visit without a tap. */
  readonly largest: number;
  /** Bytes that had arrived when the ticket was there. */
  readonly bytes: number;
}

const ROWS: readonly [key: string, text: string, of: (round: LoadRound) => number][] = [
  ['firstPaint', 'first paint', ({ times }) => times.firstPaint],
  ['firstContent', 'first contentful paint', ({ times }) => times.firstContent],
  ['largest', 'largest contentful paint, without a tap', ({ largest }) => largest],
  ['button', 'the button on the screen', ({ times }) => times.button],
  ['tap', 'the tap', ({ times }) => times.tap],
  ['answer', 'tap → overlay on the screen', ({ times }) => times.overlay - times.tap],
  ['tapToTicket', 'tap → ticket on the screen', ({ times }) => times.ticket - times.tap],
  ['ticket', 'start of the visit → ticket', ({ times }) => times.ticket],
  ['bytes', 'kB transferred until then', ({ bytes }) => bytes / 1000],
];

/** A situation's figures, one a line, with the aims beside them. */
export function loadTable({ name, aims }: Situation, { values: rounds, ...noise }: QuietRounds<LoadRound>): string {
  const figures = ROWS.map(([key, text, of]) => {
    const aim = aims[key] === undefined ? {} : { aim: `≤ ${aims[key]}` };
    return { text, values: rounds.map(of), ...aim };
  });
  return rangeTable(`${name}, ${noiseText(noise)}`, figures);
}
