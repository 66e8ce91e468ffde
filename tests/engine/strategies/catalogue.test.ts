import { uniq } from 'lodash';
import { expect, test } from 'vitest';
import { STRATEGIES } from '../../../workers/engine/strategies/registry.ts';
import {
  CATALOGUE,
  type CatalogueId,
  GROUPS,
  type Group,
  isRule,
  MODES,
  type Mode,
  STRATEGY_IDS,
} from '../../../workers/shared/strategy/catalogue.ts';
import { labelOf } from '../../../workers/shared/strategy/strategy-label.ts';

/** Each named strategy with its group and the mode of its tickets, in the order of the menu. */
const ROWS: readonly (readonly [CatalogueId, Group, Mode])[] = [
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
];

test('the catalogue has the named strategies, group after group', () => {
  expect(CATALOGUE.map(({ id, group, mode }) => [id, group, mode])).toEqual(ROWS);
  expect(uniq(CATALOGUE.map(({ group }) => group))).toEqual(GROUPS);
});

test.each(ROWS)('tickets of %s tell its mode and its id', (id, _, mode) => {
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

test('tickets of a mode and of the baseline tell their own name alone', () => {
  for (const id of [...MODES, 'uniform'] as const) expect(labelOf(id)).toEqual({ strategy: id });
});
