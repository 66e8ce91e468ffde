import { CATALOGUE, STRATEGY_IDS } from '../../workers/shared/strategy/catalogue.ts';
import { moreAskable } from './more-askable.ts';
import { exportsStep, goldenStep, type Step, step } from './steps.ts';
import { after, before } from './tree-copy.ts';

/** The strategy that is added: at least half of a ticket's numbers from the lower half. */
export const ID = 'metade-baixa';

const RULE = `import { allNumbers } from '../../../shared/lottery/lotteries.ts';
import { drawClassCounts } from '../sampling/class-counts.ts';
import { left } from '../sampling/room.ts';
import type { Strategy } from '../strategy.ts';

export const metadeBaixa: Strategy = {
  prepare(context) {
    const { total, pick } = context.lottery;
    const numbers = left(context, allNumbers(context.lottery));
    const low = numbers.filter((n) => 2 * n <= total);
    const min = Math.min(low.length, Math.ceil(pick / 2));
    const others = numbers.filter((n) => 2 * n > total);
    return [drawClassCounts([low, others], pick, ([count = 0]) => count >= min, context.fixed)];
  },
};
`;

const PROPERTY = `
  '${ID}': (played, ticket) =>
    atLeast(played, ticket, range(1, Math.floor(played.total / 2) + 1), Math.ceil(played.marks / 2)),`;

const changes = {
  'workers/shared/strategy/catalogue.ts': before(
    '] as const satisfies',
    `  { id: '${ID}', group: 'advanced', mode: 'quick', execution: 'rule' },\n`,
  ),
  [`workers/engine/strategies/rules/${ID}.ts`]: () => RULE,
  'workers/engine/strategies/registry.ts': (code: string) =>
    after('  uniform,\n', `  '${ID}': metadeBaixa,\n`)(`import { metadeBaixa } from './rules/${ID}.ts';\n${code}`),
  'src/content/strategy/strategies.ts': (code: string) =>
    after(
      'CatalogueId, StrategyText>> = {',
      `\n  '${ID}': { line: 'x', nature: 'fact' },`,
    )(after('CatalogueId, string>> = {', `\n  '${ID}': 'Metade baixa',`)(code)),
  'workers/shared/link/packed-link.ts': after('oneOf<StrategyId>({', `\n  '${ID}': ${STRATEGY_IDS.length},`),
  'tests/engine/strategies/properties.ts': after('<Record<RuleId, Property>> = {', PROPERTY),
  'tests/engine/strategies/catalogue.test.ts': before(
    "];\n\ntest('the catalogue has",
    `  ['${ID}', 'advanced', 'quick'],\n`,
  ),
  'public/exemplo/checkout.html': (code: string) =>
    code.replace(`As ${CATALOGUE.length} estratégias`, `As ${CATALOGUE.length + 1} estratégias`),
  ...moreAskable('strategies', 2),
};

/** What each step of the instruction does, by the file that it is about. */
export const STRATEGY_STEPS: ReadonlyMap<string, Step> = new Map([
  ...Object.entries(changes).map(([path, change]) => [path, step(path, change)] as const),
  ['tests/engine/golden-values.ts', goldenStep(ID)],
  ['docs/exports.d.ts', exportsStep],
]);
