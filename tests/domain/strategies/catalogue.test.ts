import { countBy } from 'lodash';
import { expect, test } from 'vitest';
import { STRATEGIES } from '../../../workers/domain/strategies/registry.ts';
import { makeTicket } from '../../../workers/domain/ticket.ts';
import {
  CATALOGUE,
  GROUPS,
  isRule,
  MODES,
  STRATEGY_IDS,
  type StrategyId,
} from '../../../workers/shared/catalogue.ts';
import { lotteryOf } from '../../../workers/shared/lotteries.ts';
import { labelOf } from '../../../workers/shared/strategy-label.ts';
import { stream } from '../support/newest.ts';

test('the catalogue has sixteen strategies in four groups', () => {
  expect(new Set(CATALOGUE.map((entry) => entry.id)).size).toBe(16);
  expect(countBy(CATALOGUE, 'group')).toEqual({
    'quick-statistics': 5,
    mathematical: 4,
    superstition: 3,
    advanced: 4,
  });
  expect(Object.keys(countBy(CATALOGUE, 'group'))).toEqual(GROUPS);
});

test.each([
  ['quentes-frios', 'quick-statistics', 'strategic'],
  ['repeticoes', 'quick-statistics', 'quick'],
  ['pares-impares', 'quick-statistics', 'quick'],
  ['sequencia', 'quick-statistics', 'quick'],
  ['espelhamento', 'quick-statistics', 'quick'],
  ['primos-multiplos', 'mathematical', 'strategic'],
  ['quadrante', 'mathematical', 'strategic'],
  ['atrasados', 'mathematical', 'aggressive'],
  ['somatoria', 'mathematical', 'strategic'],
  ['datas-especiais', 'superstition', 'quick'],
  ['numerologia', 'superstition', 'quick'],
  ['sorte-global', 'superstition', 'quick'],
  ['combinacao-auto', 'advanced', 'strategic'],
  ['campeao', 'advanced', 'strategic'],
  ['cercamento', 'advanced', 'aggressive'],
  ['anti-repeticao', 'advanced', 'aggressive'],
] as const)('%s is of the group %s, and its tickets are %s', (id, group, mode) => {
  expect(CATALOGUE.find((entry) => entry.id === id)).toMatchObject({ id, group, mode });
  expect(labelOf(id)).toEqual({ strategy: mode, catalogueId: id });
});

test('campeao fans out over the pool, cercamento is a wheel, all others are rules of a ticket', () => {
  const executions = CATALOGUE.map(({ id, execution }) => [execution, id] as const);
  expect(executions.filter(([execution]) => execution !== 'rule')).toEqual([
    ['fan-out', 'campeao'],
    ['wheel', 'cercamento'],
  ]);
});

test('a request may name the modes, the baseline and all of the catalogue', () => {
  const ids = CATALOGUE.map((entry) => entry.id);
  expect(new Set(STRATEGY_IDS)).toEqual(new Set([...MODES, ...ids, 'uniform']));
  expect(new Set(Object.keys(STRATEGIES))).toEqual(new Set(STRATEGY_IDS.filter(isRule)));
});

test('a ticket says its mode, and the catalogue id where it has one', () => {
  const make = (strategy: StrategyId) =>
    makeTicket(
      lotteryOf('quina'),
      strategy,
      Uint8Array.of(1, 2, 3, 4, 5),
      false,
      '2026-01-02T03:04:05Z',
      0,
      stream('t'),
    );
  expect(make('atrasados')).toMatchObject({ strategy: 'aggressive', catalogueId: 'atrasados' });
  expect(make('numerologia')).toMatchObject({ strategy: 'quick', catalogueId: 'numerologia' });
  expect(make('strategic').strategy).toBe('strategic');
  expect(make('strategic')).not.toHaveProperty('catalogueId');
  expect(labelOf('uniform')).toEqual({ strategy: 'uniform' });
  expect(labelOf('cercamento')).toEqual({ strategy: 'aggressive', catalogueId: 'cercamento' });
});
