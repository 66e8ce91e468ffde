import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { ENGINE_VERSIONS, takesBets } from '../../workers/shared/run/engine-version.ts';
import { isRule, STRATEGY_IDS } from '../../workers/shared/strategy/catalogue.ts';
import { hashBets, hashLongRun, hashOfficial, hashRun } from './golden-runs.ts';
import type { GoldenVersion } from './golden-values.ts';

/** Prints what `golden-values.ts` needs of something new. Run by `npm run golden`. */
const VERSIONS = ENGINE_VERSIONS.filter((version) => version !== '1');
const LOTTERY_KEYS = LOTTERIES.map(({ key }) => key);
const USAGE = `Usage: npm run --silent golden -- <strategy, lottery or engine>

Prints golden values, as today's engine makes them, for tests/engine/golden-values.ts:
those of a strategy or a lottery below the list they belong to, or the whole table of an engine.

  strategy  one of ${STRATEGY_IDS.join(', ')}
  lottery   one of ${LOTTERY_KEYS.join(', ')}
  engine    one of ${VERSIONS.join(', ')}
`;

/** The lists of an engine, as text: all of them, or what is of one strategy or lottery. */
function listsOf(engine: GoldenVersion, only?: string): [name: string, text: string][] {
  const pairs = LOTTERY_KEYS.flatMap((lottery) =>
    STRATEGY_IDS.map((id) => ({ lottery, id, name: `${lottery} ${id}` })),
  ).filter(({ lottery, id }) => only === undefined || lottery === only || id === only);
  const textOf = (hashOf: (pair: (typeof pairs)[number]) => string | undefined) =>
    pairs
      .map((pair) => ({ name: pair.name, hash: hashOf(pair) }))
      .map(({ name, hash }) => (hash === undefined ? '' : `    '${name}': '${hash}',\n`))
      .join('');
  const runs = textOf(({ lottery, id }) => hashRun(engine, lottery, id));
  if (!takesBets(engine)) return [['runs', runs]];
  const bets = textOf(({ lottery, id }) =>
    isRule(id) && id !== 'campeao' ? hashBets(engine, lottery, id) : undefined,
  );
  const official = textOf(({ lottery, id }) => hashOfficial(engine, lottery, id));
  return [
    ['runs', runs],
    ['bets', bets],
    ['official', official],
  ];
}

function tableOf(engine: GoldenVersion): string {
  const lists = listsOf(engine).map(([name, text]) => `  ${name}: {\n${text}  },\n`);
  return `{\n  long: '${hashLongRun(engine)}',\n${lists.join('')}}\n`;
}

function rowsOf(asked: string): string {
  const lists = VERSIONS.flatMap((engine) =>
    listsOf(engine, asked).map(([name, text]) => `// ENGINE_${engine}, ${name}:\n${text}`),
  );
  return lists.join('');
}

const [asked = ''] = process.argv.slice(2);
const version = VERSIONS.find((known) => known === asked);
if (version) process.stdout.write(tableOf(version));
else if ([...STRATEGY_IDS, ...LOTTERY_KEYS].some((known) => known === asked)) {
  process.stdout.write(rowsOf(asked));
} else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
