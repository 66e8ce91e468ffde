import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RefusedFile } from '../../../workers/draws/read/refused-file.ts';
import { SheetReader } from '../../../workers/draws/read/sheet-reader.ts';
import { XmlReader } from '../../../workers/draws/read/xml-reader.ts';
import { readAttribute } from '../../../workers/draws/read/xml-text.ts';

/** What a reader tells of a document that comes in pieces: texts joined, or why it refuses. */
function told(pieces: readonly string[]): string {
  let events = '';
  let isText = false;
  const add = (event: string, text = false) => {
    events += text && isText ? event : `|${event}`;
    isText = text;
  };
  const reader = new XmlReader({
    open: (name, attributes) => add(`<${name}${attributes}`),
    close: (name) => add(`>${name}`),
    text: (text) => add(text, true),
  });
  try {
    for (const piece of pieces) reader.write(piece);
    reader.end();
  } catch (error) {
    return error instanceof RefusedFile ? error.message : String(error);
  }
  return events;
}

/** A text in pieces, cut at some places. */
function cut(text: string, places: readonly number[]): string[] {
  const all = [0, ...places.map((at) => at % (text.length + 1)), text.length].sort((a, b) => a - b);
  return all.slice(1).map((to, i) => text.slice(all[i], to));
}

const words = fc.constantFrom(
  ...['a', 'R$1', ' ', '&lt;', '&#65;', '&#x41;', '&amp;amp;', '&bad;', '&', '>', 'ção', '\n'],
  ...['<!-- > & -->', '<![CDATA[<x>&lt;]]>', '<?p a?>', '<b/>', "<x:c r='>'/>", '<c  t = "s" />'],
);
const document = fc.array(words, { maxLength: 12 }).map((list) => `<x:r>${list.join('')}</x:r>`);
const places = fc.array(fc.nat(500), { maxLength: 12 });

describe('an XML document', () => {
  test('tells the same however it is cut', () => {
    fc.assert(
      fc.property(document, places, (text, at) => {
        expect(told(cut(text, at))).toBe(told([text]));
        expect(told(Array.from(text))).toBe(told([text]));
      }),
      { numRuns: 300 },
    );
  });

  test('cut short is refused', () => {
    fc.assert(
      fc.property(document, fc.nat(500), (text, at) => {
        const short = text.slice(0, at % text.length);
        expect(told([short])).toBe('damaged');
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['<a>x</a>', '|<a|x|>a'],
    ['<?xml version="1.0"?>\n<p:a p:b="1">x&gt;y</p:a>\n', '|<a p:b="1"|x>y|>a'],
    ['<a><![CDATA[1 < 2 &amp; ]]>3</a>', '|<a|1 < 2 &amp; 3|>a'],
    ['<a>&#233;&#xe9;&quot;&apos;&#xFFFFFFF;&nbsp;&;</a>', '|<a|éé"\'&#xFFFFFFF;&nbsp;&;|>a'],
    ['<a b=">" c=\'"\'/>', '|<a b=">" c=\'"\'|>a'],
    ['', 'damaged'],
    ['x', 'damaged'],
    ['<a></b>', 'damaged'],
    ['<a></x:a>', 'damaged'],
    ['</a>', 'damaged'],
    ['<a/><a/>', 'damaged'],
    ['<a>', 'damaged'],
    ['<a', 'damaged'],
    ['<a/>&am', 'damaged'],
    ['<!DOCTYPE a><a/>', 'doctype'],
    ['<a><!ELEMENT b></a>', 'doctype'],
    ['<!-', 'damaged'],
    ['<!x', 'doctype'],
  ])('%s: %s', (text, expected) => {
    expect(told([text])).toBe(expected);
    expect(told(Array.from(text))).toBe(expected);
  });

  test.each([
    [' r="A1" t="s"', 't', 's'],
    [" r='A1' t='s'", 'r', 'A1'],
    [' rr="x" r="A1"', 'r', 'A1'],
    [' x:id="R1"', 'id', 'R1'],
    [' a = "r=1"  r =\n"A1"', 'r', 'A1'],
    [' a="&lt;&#65;"', 'a', '<A'],
    [' a="1', 'a', undefined],
    [' a=1', 'a', undefined],
    [' a', 'a', undefined],
    ['', 'a', undefined],
  ])('attributes %j: %s is %j', (attributes, name, value) => {
    expect(readAttribute(attributes, name)).toBe(value);
  });
});

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
