import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../src/editions.ts';
import { type AddressSearch, readAddress, resultSearch } from '../../src/state/address.ts';
import type { Receipt } from '../../workers/protocol/tasks.ts';

const { views } = EDITIONS[0];
const receipt: Receipt = {
  lottery: 'lotomania',
  games: 20,
  strategy: 'aggressive',
  seed: '123',
  historySeed: 'h&1=2',
  date: '2026-11-20',
  now: '2026-11-20T12:00:00.000Z',
  engine: '1',
};

describe('an address', () => {
  test('without a view, or with an unknown one, is home', () => {
    expect(readAddress({}, views)).toEqual({ view: 'home' });
    expect(readAddress({ view: 'nope' }, views)).toEqual({ view: 'home' });
    expect(readAddress({ view: '__proto__' }, views)).toEqual({ view: 'home' });
  });

  test('keeps to the views of its page', () => {
    expect(readAddress({ view: 'frequent' }, ['home'])).toEqual({ view: 'home' });
  });

  test('of the result view without a run is home, with nothing to complain about', () => {
    expect(readAddress({ view: 'result' }, views)).toEqual({ view: 'home' });
  });

  test('of a run reads back as the receipt it was made from', () => {
    const { engine, ...request } = receipt;
    expect(readAddress(resultSearch(receipt), views)).toEqual({ view: 'result', request, engine });
  });

  test.each<[keyof AddressSearch, string, string]>([
    ['lottery', 'loteca', 'lottery'],
    ['lottery', 'constructor', 'lottery'],
    ['games', '0', 'games'],
    ['games', '21', 'games'],
    ['games', '1e1', 'games'],
    ['games', '', 'games'],
    ['strategy', 'luck', 'strategy'],
    ['seed', '', 'seed'],
    ['seed', 'a b', 'seed'],
    ['seed', 'x'.repeat(129), 'seed'],
    ['history', 'á', 'historySeed'],
    ['date', '2026-02-31', 'date'],
    ['now', 'yesterday', 'now'],
  ])('with a broken %s (%j) is home and names the %s', (key, value, field) => {
    const address = readAddress({ ...resultSearch(receipt), [key]: value }, views);
    expect(address).toEqual({ view: 'home', problem: { field, value } });
  });

  test('with a missing part names it', () => {
    const { now: _, ...rest } = resultSearch(receipt);
    expect(readAddress(rest, views).problem).toEqual({ field: 'now', value: '' });
  });
});
