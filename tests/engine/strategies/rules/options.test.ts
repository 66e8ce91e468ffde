import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lotteryOf } from '../../../../workers/shared/lottery/lotteries.ts';
import type { StrategyId } from '../../../../workers/shared/strategy/catalogue.ts';
import { checkOptions, OptionsError } from '../../../../workers/shared/strategy/check-options.ts';
import { dateRoot, digitalRoot, nameRoot } from '../../../../workers/shared/strategy/digital-root.ts';
import { thrownBy } from '../../../support/thrown-by.ts';
import { dayArbitrary } from '../batches.ts';

const MEGASENA = lotteryOf('megasena');

/** The field that is refused, or 'accepted'. */
function verdict(strategy: StrategyId, options: unknown) {
  const check = () => expect(checkOptions(strategy, MEGASENA, options as object)).toBe(options);
  const refused = thrownBy(check, OptionsError);
  return refused ? refused.field : 'accepted';
}

describe('options', () => {
  test.each([
    ['datas-especiais', {}],
    ['datas-especiais', { dates: ['2026-01-31'] }],
    ['datas-especiais', { dates: ['2024-02-29', '1900-01-01', '2000-12-31', '1999-06-30', '2001-05-05'] }],
    ['numerologia', {}],
    ['numerologia', { name: 'Zé' }],
    ['numerologia', { birthDate: '1984-07-21' }],
    ['numerologia', { root: 1 }],
    ['numerologia', { root: 9 }],
    ['datas-especiais', { dateNumbers: [60, 1] }],
    ['datas-especiais', { dateNumbers: Array.from({ length: 20 }, (_, i) => 60 - i) }],
    ['cercamento', { pool: [1, 7, 60], hits: 4 }],
    ['quick', {}],
  ] as const)('%s takes %j', (strategy, options) => {
    expect(verdict(strategy, options)).toBe('accepted');
  });

  test.each([
    ['datas-especiais', { dates: ['2026-02-31'] }, 'dates'],
    ['datas-especiais', { dates: ['2023-02-29'] }, 'dates'],
    ['datas-especiais', { dates: ['2026-01-01', '31/01/2026'] }, 'dates'],
    ['datas-especiais', { dates: [] }, 'dates'],
    ['datas-especiais', { dates: '2026-01-01' }, 'dates'],
    ['datas-especiais', { dates: [20260101] }, 'dates'],
    ['datas-especiais', { dates: Array(6).fill('2026-01-01') }, 'dates'],
    ['datas-especiais', { name: 'Ana' }, 'name'],
    ['numerologia', { name: '' }, 'name'],
    ['numerologia', { name: '12 34' }, 'name'],
    ['numerologia', { name: 'a'.repeat(121) }, 'name'],
    ['numerologia', { birthDate: '1984-06-31' }, 'birthDate'],
    ['numerologia', { name: 'Ana', birthDate: '1984-06-30' }, 'birthDate'],
    ['numerologia', { name: 'Ana', root: 7 }, 'root'],
    ['numerologia', { birthDate: '1984-06-30', root: 4 }, 'root'],
    ['numerologia', { root: 0 }, 'root'],
    ['numerologia', { root: 10 }, 'root'],
    ['numerologia', { root: 1.5 }, 'root'],
    ['numerologia', { root: '7' }, 'root'],
    ['numerologia', { dateNumbers: [1] }, 'dateNumbers'],
    ['datas-especiais', { dates: ['2026-01-01'], dateNumbers: [1, 26, 2] }, 'dateNumbers'],
    ['datas-especiais', { dateNumbers: [] }, 'dateNumbers'],
    ['datas-especiais', { dateNumbers: [1, 1] }, 'dateNumbers'],
    ['datas-especiais', { dateNumbers: [61] }, 'dateNumbers'],
    ['datas-especiais', { dateNumbers: [0] }, 'dateNumbers'],
    ['datas-especiais', { dateNumbers: '1,2' }, 'dateNumbers'],
    ['datas-especiais', { dateNumbers: Array.from({ length: 21 }, (_, i) => i + 1) }, 'dateNumbers'],
    ['datas-especiais', { root: 7 }, 'root'],
    ['cercamento', { pool: [1, 1] }, 'pool'],
    ['cercamento', { pool: [0, 1] }, 'pool'],
    ['cercamento', { pool: [61] }, 'pool'],
    ['cercamento', { pool: [1.5] }, 'pool'],
    ['cercamento', { hits: 7 }, 'hits'],
    ['cercamento', { hits: 0 }, 'hits'],
    ['quick', { dates: ['2026-01-01'] }, 'dates'],
    ['quick', { constructor: 1 }, 'constructor'],
    ['quick', null, undefined],
    ['quick', [], undefined],
    ['quick', 'dates', undefined],
  ] as const)('%s refuses %j', (strategy, options, field) => {
    expect(verdict(strategy, options)).toBe(field);
  });
});

describe('digital roots', () => {
  test('a digital root is the sum of the digits, over and over', () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        let left = n;
        while (left > 9) left = [...String(left)].reduce((sum, digit) => sum + Number(digit), 0);
        expect(digitalRoot(n)).toBe(left);
      }),
    );
  });

  test.each([
    ['A', 1],
    ['J', 1],
    ['Z', 8],
    ['ana', 7],
    ['ÁNÃ', 7],
    ['João', 5],
    ['Joao', 5],
    ['ação', 2],
    ['  !', undefined],
    ['Ωмегa', 1],
  ])('%s has the root %s', (name, root) => {
    expect(nameRoot(name)).toBe(root);
  });

  test('the root of a date is that of the number its digits make', () => {
    fc.assert(
      fc.property(dayArbitrary, (date) => {
        expect(dateRoot(date)).toBe(digitalRoot(Number(date.replaceAll('-', ''))));
      }),
    );
  });
});
