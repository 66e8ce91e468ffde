import { describe, expect, test } from 'vitest';
import { hostFileName, readHostIndex } from '../../../workers/shared/draws/host-index.ts';

const HASH = '1a2b3c4d'.padEnd(64, '0');
const ENTRY = {
  file: 'megasena-1a2b3c4d.bin',
  hash: HASH,
  count: 2950,
  first: { contest: 1, date: '1996-03-11' },
  last: { contest: 2950, date: '2026-11-20' },
  withPrizes: 2900,
};
const indexOf = (entry: unknown, name = 'megasena') => ({
  schema: 2,
  lotteries: { [name]: entry },
});

describe('the index of a host', () => {
  test('is read whole', () => {
    expect(readHostIndex(indexOf(ENTRY))).toEqual(indexOf(ENTRY));
    const bare = { ...ENTRY, last: { contest: 2950 } };
    expect(readHostIndex(indexOf(bare))).toEqual(indexOf(bare));
    expect(readHostIndex({ schema: 2, lotteries: {} })).toEqual({ schema: 2, lotteries: {} });
    expect(hostFileName('megasena', HASH)).toBe(ENTRY.file);
  });

  test('has nothing but what it should', () => {
    const more = { ...ENTRY, more: 1, first: { ...ENTRY.first, more: 1 } };
    expect(readHostIndex({ ...indexOf(more), more: 1 })).toEqual(indexOf(ENTRY));
  });

  test.each([
    ['another form', { ...indexOf(ENTRY), schema: 1 }],
    ['a list', [indexOf(ENTRY)]],
    ['nothing', null],
    ['a text', '<!doctype html>'],
    ['no lotteries', { schema: 2 }],
    ['a lottery that there is not', indexOf(ENTRY, 'loto')],
    ['a name of all objects', indexOf(ENTRY, 'constructor')],
    ['a file elsewhere', indexOf({ ...ENTRY, file: '//example.com/megasena-1a2b3c4d.bin' })],
    ['a file above', indexOf({ ...ENTRY, file: '../../megasena-1a2b3c4d.bin' })],
    ['a file of another lottery', indexOf({ ...ENTRY, file: 'quina-1a2b3c4d.bin' })],
    ['a file of another hash', indexOf({ ...ENTRY, file: 'megasena-00000000.bin' })],
    ['no hash', indexOf({ ...ENTRY, hash: HASH.slice(1) })],
    ['no draws', indexOf({ ...ENTRY, count: 0 })],
    ['half a draw', indexOf({ ...ENTRY, count: 1.5 })],
    ['more draws than contests', indexOf({ ...ENTRY, count: 2951 })],
    ['a last contest before the first', indexOf({ ...ENTRY, first: { contest: 2951 } })],
    ['a day that there is not', indexOf({ ...ENTRY, last: { contest: 2950, date: '2026-02-30' } })],
    ['no last contest', indexOf({ ...ENTRY, last: undefined })],
    ['prizes of more draws', indexOf({ ...ENTRY, withPrizes: 2951 })],
    ['no count of prizes', indexOf({ ...ENTRY, withPrizes: undefined })],
  ])('is none with %s', (_, value) => {
    expect(readHostIndex(value)).toBeUndefined();
  });
});
