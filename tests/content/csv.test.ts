import { expect, test } from 'vitest';
import { csvText } from '../../src/content/csv.ts';

const cell = (text: string) => csvText([[text]]).slice(1, -2);

test.each(['=1+1', '+1', '-1', '@a', '＝1+1', '＋1', '－1', '＠a', ' =1', '\u3000＝1', '\t=1', '\r\n=1', '\tx'])(
  '%j is no formula',
  (text) => {
    expect(cell(text).replace(/^"/, '')).toBe(`'${text}${cell(text).startsWith('"') ? '"' : ''}`);
  },
);

test.each(['a,=1', 'a\t=1', 'a;=1', 'a\n=1', 'a\r=1'])('%j is one cell, whatever parts the cells', (text) => {
  expect(cell(text)).toBe(`"${text}"`);
});
