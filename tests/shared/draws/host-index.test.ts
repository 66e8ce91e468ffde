import { describe, expect, test } from 'vitest';
import { readHostIndex } from '../../../workers/shared/draws/host-index.ts';

const ENTRY = {
  file: 'megasena.bin',
  count: 2950,
  last: { contest: 2950, date: '2026-11-20' },
  withPrizes: 2900,
};
const indexOf = (entry: unknown, name = 'megasena') => ({
  schema: 2,
  lotteries: { [name]: entry },
});

describe('the index of a host', () => {
  test('names files that pages know, with what is in them', () => {
    expect(readHostIndex(indexOf(ENTRY))).toEqual({ megasena: ENTRY });
    const bare = { ...ENTRY, last: { contest: 2950 } };
    expect(readHostIndex(indexOf(bare))).toEqual({ megasena: bare });
    expect(readHostIndex({ schema: 2, lotteries: {} })).toEqual({});
  });

  test('the index keeps when a lottery was last asked, and drops what is no instant', () => {
    const asked = { ...ENTRY, asked: '2026-11-21T00:20:00Z' };
    expect(readHostIndex(indexOf(asked))).toEqual({ megasena: asked });
    expect(readHostIndex(indexOf({ ...ENTRY, asked: 'yesterday' }))).toEqual({ megasena: ENTRY });
  });

  test('the index may be one that version 0.7.0 wrote, with a hash in the name', () => {
    const file = 'megasena-1a2b3c4d.bin';
    const old = { ...ENTRY, file, hash: '1a2b3c4d'.padEnd(64, '0'), first: { contest: 1, date: '1996-03-11' } };
    expect(readHostIndex(indexOf(old))).toEqual({ megasena: { ...ENTRY, file } });
  });

  test.each<[string, unknown]>([
    ['another form', { ...indexOf(ENTRY), schema: 1 }],
    ['a list', [indexOf(ENTRY)]],
    ['nothing', null],
    ['a text', '<!doctype html>'],
    ['no lotteries', { schema: 2 }],
    ['a lottery that there is not', indexOf(ENTRY, 'loto')],
    ['a name of all objects', indexOf(ENTRY, 'constructor')],
    ['a file elsewhere', indexOf({ ...ENTRY, file: '//example.com/megasena.bin' })],
    ['a file above', indexOf({ ...ENTRY, file: '../../megasena.bin' })],
    ['a file of another lottery', indexOf({ ...ENTRY, file: 'quina.bin' })],
    ['no draws', indexOf({ ...ENTRY, count: 0 })],
    ['half a draw', indexOf({ ...ENTRY, count: 1.5 })],
    ['more draws than contests', indexOf({ ...ENTRY, count: 2951 })],
    ['a day that there is not', indexOf({ ...ENTRY, last: { contest: 2950, date: '2026-02-30' } })],
    ['no last contest', indexOf({ ...ENTRY, last: undefined })],
    ['prizes of more draws', indexOf({ ...ENTRY, withPrizes: 2951 })],
    ['no count of prizes', indexOf({ ...ENTRY, withPrizes: undefined })],
  ])('cannot have %s', (_, value) => {
    expect(readHostIndex(value)).toBeUndefined();
  });
});
