import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../src/editions.ts';
import { parseSearch, stringifySearch } from '../../../src/routes/search.ts';
import { ADDRESS_KEYS, type AddressSearch, keptSearch } from '../../../src/state/address/address.ts';
import { BET_KEYS } from '../../../workers/shared/bet/bet.ts';
import { LINK_PARAMETERS } from '../../../workers/shared/link/link-names.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import { type Receipt, writeReceipt } from '../../../workers/shared/run/receipt.ts';
import type { StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import { OPTION_KEYS, type StrategyOptions } from '../../../workers/shared/strategy/strategy-options.ts';
import { longSearch } from '../../shared/link/long-link.ts';
import { readAddress } from './read-address.ts';

const { views } = EDITIONS[0];
const receipt: Receipt = {
  lottery: 'lotomania',
  games: 20,
  strategy: 'aggressive',
  seed: '123',
  history: simulated('h&1=2', '2026-11-20'),
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

  test('one of the result view without a run is home, with nothing to complain about', () => {
    expect(readAddress({ view: 'result' }, views)).toEqual({ view: 'home' });
  });

  test('one of a run reads back as the receipt it was made from', () => {
    const search = longSearch(receipt);
    expect(readAddress(search, views)).toEqual({ view: 'result', request: receipt });
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
    ['historySeed', 'á', 'historySeed'],
    ['date', '2026-02-31', 'date'],
    ['now', 'yesterday', 'now'],
  ])('one with a broken %s (%j) is home and names the %s', (key, value, field) => {
    const address = readAddress({ ...longSearch(receipt), [key]: value }, views);
    const problem = value === '' ? { code: 'cut', field, isMissing: true } : { code: 'damaged', field };
    expect(address).toEqual({ view: 'home', problem });
  });

  test('that names no engine has lost its end', () => {
    const { engine: _, ...rest } = longSearch(receipt);
    const problem = { code: 'cut', field: 'engine', isMissing: true };
    expect(readAddress(rest, views)).toEqual({ view: 'home', problem });
  });

  test('that says two things is read as neither', () => {
    for (const [query, field] of [
      ['&seed=other', 'seed'],
      ['&engine=2', 'engine'],
      ['&games=3', 'games'],
      ['&history=other', 'historySeed'],
    ] as const) {
      const link = stringifySearch(longSearch(receipt));
      expect(readAddress(parseSearch(link + query), views).problem).toMatchObject({ field });
      const twice = `${link}&seed=123&history=h%261%3D2`;
      expect(readAddress(parseSearch(twice), views).request).toEqual(receipt);
    }
  });

  test('one of a wheel keeps its number pool beside a number of workers', () => {
    const wheel = { ...receipt, strategy: 'cercamento', options: { pool: [60, 1, 13] } } as const;
    const link = stringifySearch(longSearch(wheel)).slice(1);
    for (const query of [`?pool=2&${link}`, `?${link}&pool=2`, `?${link}&workers=2`]) {
      expect(readAddress(parseSearch(query), views).request).toEqual(wheel);
    }
  });

  test.each(['0', '99', '1.0', '02', ' 2', '', '.', 'x3', 'ATENÇÃO: sua conta 9'])(
    'one of the engine %j, which there is not, is replayed with no other',
    (engine) => {
      const address = readAddress({ ...longSearch(receipt), engine }, views);
      const field = 'engine';
      const problem = engine === '' ? { code: 'cut', field, isMissing: true } : { code: 'newer', field };
      expect(address).toEqual({ view: 'home', problem });
    },
  );

  test.each<[StrategyId, StrategyOptions, AddressSearch]>([
    ['datas-especiais', { dates: ['1980-11-20', '1984-02-29'] }, { dates: '1980-11-20,1984-02-29' }],
    ['numerologia', { name: 'Zé, «Ana» & cia. = 1+1%' }, { name: 'Zé, «Ana» & cia. = 1+1%' }],
    ['numerologia', { birthDate: '1984-07-21' }, { birthDate: '1984-07-21' }],
    ['numerologia', { root: 7 }, { root: '7' }],
    ['datas-especiais', { dateNumbers: [21, 7, 28] }, { dateNumbers: '21,7,28' }],
    ['cercamento', { pool: [60, 1, 13], hits: 15 }, { pool: '60,1,13', hits: '15' }],
    ['cercamento', { hits: 19 }, { hits: '19' }],
  ])('one of %s carries the options %j as text and reads them back', (strategy, options, texts) => {
    const told = { ...receipt, strategy, options };
    const search = longSearch(told);
    expect(search).toEqual({ ...longSearch({ ...receipt, strategy }), ...texts });
    const query = parseSearch(stringifySearch(search));
    expect(readAddress(query, views)).toEqual({ view: 'result', request: told });
  });

  test.each<[StrategyId, AddressSearch, string]>([
    ['datas-especiais', { dates: '1980-02-28,' }, 'dates'],
    ['datas-especiais', { dates: '' }, 'dates'],
    ['datas-especiais', { dates: '20/11/1980' }, 'dates'],
    ['numerologia', { name: '123' }, 'name'],
    ['numerologia', { root: '07' }, 'root'],
    ['numerologia', { root: '' }, 'root'],
    ['datas-especiais', { dateNumbers: '20,011' }, 'dateNumbers'],
    ['datas-especiais', { dateNumbers: '20,' }, 'dateNumbers'],
    ['datas-especiais', { dateNumbers: '' }, 'dateNumbers'],
    ['cercamento', { pool: '1,02' }, 'pool'],
    ['cercamento', { pool: '1,1e1' }, 'pool'],
    ['cercamento', { hits: '' }, 'hits'],
    ['quick', { name: 'Ana' }, 'name'],
  ])('one of %s with the broken option %j is home and names it', (strategy, texts, option) => {
    const search = { ...longSearch({ ...receipt, strategy }), ...texts };
    const problem = { code: 'damaged', field: 'options', option };
    expect(readAddress(search, views)).toEqual({ view: 'home', problem });
  });

  test.each<[StrategyId, AddressSearch, StrategyOptions]>([
    ['numerologia', { birth: '1984-07-21' }, { birthDate: '1984-07-21' }],
    ['datas-especiais', { from: '21,7,28' }, { dateNumbers: [21, 7, 28] }],
    ['cercamento', { numbers: '60,1,13', hits: '15' }, { pool: [60, 1, 13], hits: 15 }],
    ['cercamento', { numbers: '60,1,13', pool: '2' }, { pool: [60, 1, 13] }],
    ['cercamento', { pool: '0', workers: '4' }, {}],
  ])('one of before 0.2.0 of %s has its options %j by their former names', (strategy, texts, options) => {
    const { historySeed, ...rest } = longSearch({ ...receipt, strategy });
    const { request } = readAddress({ ...rest, history: `${historySeed}`, ...texts }, views);
    expect(request).toEqual({
      ...receipt,
      strategy,
      ...(Object.keys(options).length > 0 && { options }),
    });
  });

  test('has what every field of a receipt is called, and nothing that is called otherwise', () => {
    const whole = { ...receipt, options: {}, bet: {}, swaps: [] };
    const { options: _, bet: __, ...fields } = writeReceipt(whole);
    const names = [...Object.keys(fields), ...OPTION_KEYS, ...BET_KEYS];
    expect([...LINK_PARAMETERS].sort()).toEqual(names.sort());
    expect(ADDRESS_KEYS).toEqual(expect.arrayContaining(names));
    expect(LINK_PARAMETERS.at(-1)).toBe('engine');
  });

  test.each<[AddressSearch, AddressSearch]>([
    [{ workers: '2', view: 'frequent' }, { workers: '2' }],
    [{ pool: '0' }, { workers: '0' }],
    [{ pool: '1,2,3' }, {}],
    [{}, {}],
  ])('%j keeps %j on every way from it', (search, kept) => {
    expect(keptSearch(search)).toEqual(kept);
  });

  test('one with a missing part names it', () => {
    const { now: _, ...rest } = longSearch(receipt);
    expect(readAddress(rest, views).problem).toEqual({
      code: 'cut',
      field: 'now',
      isMissing: true,
    });
  });
});
