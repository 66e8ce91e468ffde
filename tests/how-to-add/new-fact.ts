import { exportsStep, type Step, step } from './steps.ts';
import { after, before } from './tree-copy.ts';

/** The facts of a test that names all of them. */
const told = (sum: number, tens: number) => after(`sum: ${sum}, `, `tens: ${tens}, `);

/** Where a fact is added, file by file: the multiples of ten on a ticket. */
const changes = {
  'workers/shared/strategy/ticket-facts.ts': before(
    '  readonly sum: number;',
    '  /** Multiples of ten. */\n  readonly tens: number;\n',
  ),
  'workers/engine/ticket-facts.ts': before(
    '    sum: numbers',
    '    tens: numbers.filter((n) => n % 10 === 0).length,\n',
  ),
  'src/content/run/facts.ts': (code: string) =>
    after(
      "'frios'),",
      "\n    count(tens, 'dezena cheia', 'dezenas cheias'),",
    )(after('factsLine({ hot, cold, ', 'tens, ')(code)),
  'tests/engine/ticket-facts.test.ts': after(
    'expect(facts.sum).toBe(sum(numbers));',
    '\n      expect(facts.tens).toBe(intersection(numbers, range(10, 101, 10)).length);',
  ),
  'tests/content/run/facts.test.ts': (code: string) =>
    after("'1\\u00a0frio', '·', ", "'5\\u00a0dezenas', 'cheias', '·', ")(told(2277, 5)(code)),
  'tests/content/foreign-codes.test.ts': told(1, 1),
};

/** What each step of the instruction does, by the file that it is about. */
export const FACT_STEPS: ReadonlyMap<string, Step> = new Map([
  ...Object.entries(changes).map(([path, change]) => [path, step(path, change)] as const),
  ['docs/exports.d.ts', exportsStep],
]);
