import { within } from '../../shared/games/in-slices.ts';
import { openWorkbook } from './open-workbook.ts';
import { tidyText } from './plain-words.ts';
import type { TableRow } from './raw-draw.ts';

/**
 * The sheets of a spreadsheet file that have a text, each as one: a row a line, at its own number, with tabs between the
 * cells. Yields how far it is, 0…1; throws a RefusedFile.
 */
export function* sheetTexts(file: Uint8Array): Generator<number, readonly string[], void> {
  const { sheets } = yield* openWorkbook(file);
  const texts: string[] = [];
  for (const [i, { read }] of sheets.entries()) {
    const rows = yield* within(read(), 1 / sheets.length, i / sheets.length);
    if (rows.length > 0) texts.push(textOf(rows));
  }
  return texts;
}

function textOf(rows: readonly TableRow[]): string {
  let line = 1;
  const lines = rows.map(({ row, cells }) => {
    const before = '\n'.repeat(Math.max(0, row - line));
    line = row;
    return before + cells.map(tidyText).join('\t');
  });
  return lines.join('');
}
