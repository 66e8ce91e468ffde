import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RefusedFile } from '../../../workers/draws/read/refused-file.ts';
import { SheetReader } from '../../../workers/draws/read/sheet-reader.ts';
import { readXml } from '../../../workers/draws/read/xml-reader.ts';
import { readAttribute } from '../../../workers/draws/read/xml-text.ts';

/** Returns the events of a document, or why it is refused. */
function eventsOf(text: string): string {
  const events: string[] = [];
  try {
    const reading = readXml(text, {
      open: (name, attributes) => events.push(`<${name}${attributes}`),
      close: (name) => events.push(`>${name}`),
      text: (piece) => events.push(piece),
    });
    while (!reading.next().done);
  } catch (error) {
    return error instanceof RefusedFile ? error.message : String(error);
  }
  return events.join('|');
}

const words = fc.constantFrom(
  ...['a', 'R$1', ' ', '&lt;', '&#65;', '&#x41;', '&amp;amp;', '&bad;', '&', '>', 'ção', '\n'],
  ...['<!-- > & -->', '<![CDATA[<x>&lt;]]>', '<?p a?>', '<b/>', "<x:c r='>'/>", '<c  t = "s" />'],
);
const document = fc.array(words, { maxLength: 12 }).map((list) => `<x:r>${list.join('')}</x:r>`);

describe('an XML document', () => {
  test('cut short is refused', () => {
    fc.assert(
      fc.property(document, fc.nat(500), (text, at) => {
        expect(eventsOf(text.slice(0, at % text.length))).toBe('damaged');
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['<a>x</a>', '<a|x|>a'],
    ['<?xml version="1.0"?>\n<p:a p:b="1">x&gt;y</p:a>\n', '<a p:b="1"|x>y|>a'],
    ['<a><![CDATA[1 < 2 &amp; ]]>3</a>', '<a|1 < 2 &amp; |3|>a'],
    ['<a>&#233;&#xe9;&quot;&apos;&#xFFFFFFF;&nbsp;&;</a>', '<a|éé"\'&#xFFFFFFF;&nbsp;&;|>a'],
    ['<a b=">" c=\'"\'/>', '<a b=">" c=\'"\'|>a'],
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
    expect(eventsOf(text)).toBe(expected);
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
  const reading = readXml(`<sheetData><row r="1">${inside}</row></sheetData>`, sheet);
  while (!reading.next().done);
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
