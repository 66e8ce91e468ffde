import type { DiaryEntry } from './entry.ts';

/** Entries that the diary shows as one line: games of one day, lottery and draws, or one that the visitor wrote. */
export interface DiaryLine {
  /** At least one. */
  readonly entries: readonly [DiaryEntry, ...DiaryEntry[]];
  /** What they cost together. */
  readonly cents: number;
}

/** Entries as lines, each where its first entry is. */
export function linesOf(entries: readonly DiaryEntry[]): readonly DiaryLine[] {
  const lines = new Map<string, [DiaryEntry, ...DiaryEntry[]]>();
  for (const entry of entries) {
    const isBet = 'lottery' in entry;
    const alike = isBet
      ? `bet ${entry.on} ${entry.lottery} ${entry.contest ?? entry.draw} ${entry.draws}`
      : `own ${entry.key}`;
    const line = lines.get(alike);
    if (line) line.push(entry);
    else lines.set(alike, [entry]);
  }
  return [...lines.values()].map((line) => ({
    entries: line,
    cents: line.reduce((sum, { cents }) => sum + cents, 0),
  }));
}
