import { describe, expect, test } from 'vitest';
import { chooseStrategy } from '../../../src/state/preferences/chosen-strategy.ts';
import { chooseLottery, settings } from '../../../src/state/preferences/settings.ts';
import { fittingOptions } from '../../../src/state/strategy-options/fitting-options.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import { checkGenerateRequest } from '../../../workers/shared/run/request.ts';
import { guaranteesOf } from '../../../workers/shared/strategy/guarantees.ts';

const NAMES = { seed: 'x', history: simulated('x', '2026-11-20'), now: '2026-11-20T12:00:00Z' };
const now = () => fittingOptions(settings.lottery, settings.options, settings.optionsLottery);

describe('what a strategy was told', () => {
  test('counts in the lottery that it was told for', () => {
    chooseLottery('lotomania');
    chooseStrategy('cercamento', { pool: [1, 2, 100], hits: 18 });
    expect(now()).toEqual({ options: { pool: [1, 2, 100], hits: 18 }, setAsideFrom: null });
  });

  test.each([{ pool: [1, 2, 3] }, { hits: 18 }, { pool: [1, 99], hits: 18 }])(
    'it is set aside in another, and back in its own: %j',
    (options) => {
      chooseLottery('lotomania');
      chooseStrategy('cercamento', options);
      chooseLottery('quina');
      expect(now()).toEqual({ options: null, setAsideFrom: 'lotomania' });
      chooseLottery('lotomania');
      expect(now()).toEqual({ options, setAsideFrom: null });
    },
  );

  test.each([
    ['datas-especiais', { dates: ['1980-11-20'] }],
    ['numerologia', { name: 'Ana' }],
    ['numerologia', { birthDate: '1980-11-20' }],
  ] as const)('counts in every lottery when it is no number of a playslip (%s %j)', (id, told) => {
    chooseLottery('lotomania');
    chooseStrategy(id, told);
    chooseLottery('quina');
    expect(now()).toEqual({ options: told, setAsideFrom: null });
  });

  test('it is nothing when nothing was told', () => {
    chooseStrategy('cercamento');
    chooseLottery('megasena');
    expect(now()).toEqual({ options: null, setAsideFrom: null });
  });

  test('never makes a request that is refused, whatever the lottery before and after', () => {
    for (const before of LOTTERIES) {
      const pool = [1, before.total];
      const told = { pool, hits: guaranteesOf(before).at(-1) as number };
      for (const { key } of LOTTERIES.filter((lottery) => lottery !== before)) {
        const { options, setAsideFrom } = fittingOptions(key, told, before.key);
        const run = { lottery: key, games: 1, strategy: 'cercamento', ...NAMES } as const;
        expect(setAsideFrom).toBe(before.key);
        expect(() => checkGenerateRequest(options ? { ...run, options } : run)).not.toThrow();
      }
    }
  });
});
