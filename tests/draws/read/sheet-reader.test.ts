import { expect, test } from 'vitest';
import { SheetReader } from '../../../workers/draws/read/sheet-reader.ts';
import { XmlReader } from '../../../workers/draws/read/xml-reader.ts';

/** The texts of a row of a sheet whose strings are “first” and “second”. */
function cellsOf(inside: string): readonly string[] | undefined {
  const sheet = new SheetReader(['first', 'second']);
  const reader = new XmlReader(sheet);
  reader.write(`<sheetData><row r="1">${inside}</row></sheetData>`);
  reader.end();
  return sheet.rows[0]?.cells;
}

test.each(['<c t="s"/>', '<c t="s"></c>', '<c t="s"><v/></c>', '<c t="s"><v> </v></c>'])(
  '%s is an empty cell, not the first of the strings',
  (empty) => {
    expect(cellsOf(`${empty}<c t="s"><v>1</v></c>`)).toEqual(['', 'second']);
    expect(cellsOf(empty)).toBeUndefined();
  },
);

test('a cell has the string that it names', () => {
  expect(cellsOf('<c t="s"><v>0</v></c><c><v>0</v></c>')).toEqual(['first', '0']);
});
