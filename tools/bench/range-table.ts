import { median } from './harness.ts';

/** A figure of some rounds, and what it should be. */
export interface Figure {
  readonly text: string;
  readonly values: readonly number[];
  readonly aim?: string;
  /** Digits behind the point. */
  readonly digits?: number;
}

/** A heading and one line for each figure: median, range and aim. */
export function rangeTable(title: string, figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ text }) => text.length));
  const lines = figures.map(({ text, values, aim = '', digits = 0 }) => {
    const write = (value: number) => value.toFixed(digits);
    const range = `(${write(Math.min(...values))}–${write(Math.max(...values))})`;
    const middle = write(median(values)).padStart(7);
    return `    ${text.padEnd(width)} ${middle}  ${range.padEnd(16)} ${aim && `aim ${aim}`}`.trimEnd();
  });
  return [`  ${title}`, ...lines, ''].join('\n');
}
