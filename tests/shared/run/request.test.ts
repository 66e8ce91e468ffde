import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { ENGINE_VERSION, ENGINE_VERSIONS } from '../../../workers/shared/run/engine-version.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import {
  checkGenerateRequest,
  checkHistoryRequest,
  engineVersionOf,
  type GenerateRequest,
  RequestError,
} from '../../../workers/shared/run/request.ts';
import { isDrawnSeed } from '../../../workers/shared/run/seed.ts';
import { STRATEGY_IDS } from '../../../workers/shared/strategy/catalogue.ts';
import { REQUEST } from '../../pool/support/requests.ts';
import { thrownBy } from '../../support/thrown-by.ts';

const good: GenerateRequest = { ...REQUEST, lottery: 'quina' };

/** The field that a request with this one changed is refused for. */
const refusedField = (change: object, check = checkGenerateRequest): string | undefined =>
  thrownBy(() => check({ ...good, ...change } as GenerateRequest), RequestError)?.problem.field;

const BAD_SEEDS = ['', 'a'.repeat(129), 'a b', ' a', 'a\n', '\u0000', '\u007f', 'é', '🎲', 7, null];
const PROTOTYPE_KEYS = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
const BAD_DATES = ['2026-02-31', '2026-1-1', '0000-01-01', '20-11-2026', 'today', '', null, 7];
const BAD_INSTANTS = ['2026-11-20', '2026-02-31T12:00:00Z', '2026-11-20T24:00:00Z', 'now', '', null];

describe('a request', () => {
  test('within the limits comes back as it is', () => {
    for (const { key } of LOTTERIES) {
      for (const strategy of STRATEGY_IDS) {
        for (const games of [1, 20]) {
          const request = { ...good, lottery: key, strategy, games };
          expect(checkGenerateRequest(request)).toBe(request);
        }
      }
    }
  });

  test('takes every seed of visible ASCII characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[!-~]{1,128}$/), (seed) => {
        expect(refusedField({ seed, history: simulated(seed, '2026-11-20') })).toBeUndefined();
      }),
    );
  });

  test.each([0, 21, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '3', null, undefined])(
    'for %j games is refused',
    (games) => expect(refusedField({ games })).toBe('games'),
  );

  test('may ask for as many games as the caller allows', () => {
    expect(checkGenerateRequest({ ...good, games: 21 }, 21).games).toBe(21);
    expect(() => checkGenerateRequest({ ...good, games: 22 }, 21)).toThrow(RequestError);
  });

  test.each([...PROTOTYPE_KEYS, 'Quina', 'loto', '', null])('for lottery %j is refused', (lottery) =>
    expect(refusedField({ lottery })).toBe('lottery'),
  );

  test.each([...PROTOTYPE_KEYS, 'Quick', 'champion', '', null])('for strategy %j is refused', (strategy) =>
    expect(refusedField({ strategy })).toBe('strategy'),
  );

  test.each([...PROTOTYPE_KEYS, '0', '99', '', 2, null])('one of engine %j is refused', (engine) =>
    expect(refusedField({ engine, lottery: 'loto' })).toBe('engine'),
  );

  test.each(ENGINE_VERSIONS)('one of engine %s comes back as it is', (engine) => {
    const request = { ...good, engine };
    expect(checkGenerateRequest(request)).toBe(request);
    expect(engineVersionOf(request)).toBe(engine);
    expect(engineVersionOf(good)).toBe(ENGINE_VERSION);
  });

  test('one with a bad option is refused by the name of that', () => {
    const named = expect.objectContaining({ problem: { field: 'options', option: 'name' } });
    expect(() => checkGenerateRequest({ ...good, options: { name: 'Ana' } })).toThrow(named);
    const none = expect.objectContaining({
      problem: expect.not.objectContaining({ option: expect.anything() }),
    });
    expect(() => checkGenerateRequest({ ...good, options: null as never })).toThrow(none);
  });

  test.each(BAD_SEEDS)('one with seed %j is refused', (seed) => expect(refusedField({ seed })).toBe('seed'));

  test.each(BAD_SEEDS)('one with history seed %j is refused', (historySeed) =>
    expect(refusedField({ history: simulated(historySeed as string, '2026-11-20') })).toBe('historySeed'),
  );

  test.each(BAD_DATES)('one with date %j is refused', (date) =>
    expect(refusedField({ history: simulated('h1', date as string) })).toBe('date'),
  );

  test.each(BAD_INSTANTS)('one with instant %j is refused', (now) => expect(refusedField({ now })).toBe('now'));
});

describe('a seed that was drawn', () => {
  test.each(['0123456789abcdef0123456789abcdef', 'f'.repeat(32)])('it is told: %s', (seed) =>
    expect(isDrawnSeed(seed)).toBe(true),
  );

  test.each([
    'abc',
    'F'.repeat(32),
    'f'.repeat(31),
    'f'.repeat(33),
    'ATENCAO:sua-conta-foi-premiada..',
    `${'f'.repeat(32)}\n`,
  ])('it is told from %j', (seed) => expect(isDrawnSeed(seed)).toBe(false));
});

describe('a history request', () => {
  test.each([
    ['lottery', { lottery: 'constructor' }],
    ['historySeed', { history: simulated('', '2026-11-20') }],
    ['date', { history: simulated('h1', '2026-02-31') }],
    ['history', { history: { kind: 'imported' } }],
    ['history', { history: null }],
    ['history', { history: undefined }],
  ])('it is refused for its %s', (field, change) => {
    expect(refusedField(change, (r) => ({ ...good, ...checkHistoryRequest(r) }))).toBe(field);
  });
});

describe('a request error', () => {
  test('names the field and what it held, also where JSON has no word for it', () => {
    expect(new RequestError('games', 21).message).toBe('invalid games: 21');
    expect(new RequestError('seed', 'a b').message).toBe('invalid seed: "a b"');
    expect(new RequestError('games', undefined).message).toBe('invalid games: undefined');
  });
});
