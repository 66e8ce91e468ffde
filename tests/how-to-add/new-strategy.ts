import { BET_KEYS } from '../../workers/shared/bet/bet.ts';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { ENGINE_RELEASE } from '../../workers/shared/run/engine-version.ts';
import { STRATEGY_IDS } from '../../workers/shared/strategy/catalogue.ts';
import { OPTION_KEYS } from '../../workers/shared/strategy/strategy-options.ts';
import { after, before, type TreeCopy } from './tree-copy.ts';

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

/** The engine's release that takes one strategy more, and what its receipts can ask for. */
const RELEASE = ENGINE_RELEASE.replace(/\.(\d+)\.\d+$/, (_, minor) => `.${Number(minor) + 1}.0`);
const ASKABLE = {
  strategies: STRATEGY_IDS.length + 1,
  lotteries: LOTTERIES.length,
  options: OPTION_KEYS.length,
  bet: BET_KEYS.length,
};

/** Golden values in the lists that they are printed for. */
const sorted = (printed: string) => (code: string) =>
  printed
    .split(/^\/\/ /m)
    .slice(1)
    .reduce((text, list) => {
      const [, engine, name, rows] = /^ENGINE_(\d), (\w+):\n([\s\S]*)/.exec(list) ?? [];
      const place = new RegExp(`(const ENGINE_${engine}: [\\s\\S]*?\n  ${name}: \\{\n)`);
      if (!place.test(text)) throw new Error(`no list ${name} of engine ${engine}`);
      return text.replace(place, `$1${rows}`);
    }, code);

type Step = (copy: TreeCopy) => Promise<unknown> | unknown;
const step =
  (path: string, change: (text: string) => string): Step =>
  (copy) =>
    copy.edit(path, change);

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
  'workers/shared/run/engine-version.ts': (code: string) => code.replace(`'${ENGINE_RELEASE}'`, `'${RELEASE}'`),
  'tests/replay/replay.test.ts': (code: string) =>
    code.replace(
      /const ASKABLE = \[([\s\S]*?)\] as const;/,
      (_, rows) => `const ASKABLE = [${rows}, ['${RELEASE}', ${JSON.stringify(ASKABLE)}]] as const;`,
    ),
};

/** What each step of the instruction does, by the file that it is about. */
export const STEPS: ReadonlyMap<string, Step> = new Map([
  ...Object.entries(changes).map(([path, change]) => [path, step(path, change)] as const),
  [
    'tests/engine/golden-values.ts',
    async (copy) => {
      const printed = await copy.run('tsx', 'tests/engine/print-golden.ts', ID);
      copy.edit('tests/engine/golden-values.ts', sorted(printed));
    },
  ],
]);
