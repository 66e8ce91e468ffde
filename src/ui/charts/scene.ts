/** What a shape is painted as. */
export type Paint =
  | 'level0'
  | 'level1'
  | 'level2'
  | 'level3'
  | 'level4'
  | 'bar'
  | 'point'
  | 'outside'
  | 'band'
  | 'interval'
  | 'grid'
  | 'axis'
  | 'mean';

export type Ink = 'ink' | 'soft' | 'on-accent';

export interface Rect {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly paint: Paint;
  readonly radius?: number;
  /** It stands on a corner, turned about its middle. */
  readonly isTurned?: boolean;
}

export interface Text {
  readonly kind: 'text';
  readonly x: number;
  /** The middle of the letters. */
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly ink: Ink;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly isBold?: boolean;
  /** It may stand over other shapes, and gets an edge of the ground's colour. */
  readonly isOver?: boolean;
}

export type Shape = Rect | Text;

/** A chart as shapes, in pixels of the page. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** The room that a chart has, and the size of the page's text, in pixels. */
export interface Room {
  readonly width: number;
  readonly em: number;
}

/** How wide digits and signs are at most, and letters on the average, as shares of their size. */
const PERCENT = 1;
const DIGIT = 0.64;
const LETTER = 0.58;

/** About how wide a text is, rather too much than too little. */
export function textWidth(text: string, size: number): number {
  const letters = text.match(/[\p{L} ]/gu)?.length ?? 0;
  const percents = text.split('%').length - 1;
  return size * (letters * LETTER + percents * PERCENT + (text.length - letters - percents) * DIGIT);
}
