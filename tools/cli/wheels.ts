import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { WHEELS } from '../../workers/engine/wheels/data.ts';
import { familyKey, writeTickets } from '../../workers/engine/wheels/design.ts';
import { dataText } from './wheel-search/data-text.ts';
import { entryLine, startLine } from './wheel-search/report.ts';
import { searchFamily } from './wheel-search/search-family.ts';
import { FAMILIES } from './wheel-search/targets.ts';

const DATA = new URL('../../workers/engine/wheels/data.ts', import.meta.url);

const USAGE = `Usage: npm run wheels -- [--only <family>] [--dig <tries>] [--dry]

Searches the wheels of cercamento and writes their data, if all of them hold.

  --only   one family alone, by its key in the data file: ${FAMILIES.map((family) => `"${familyKey(family)}"`).join(', ')}
  --dig    how often to try for one ticket fewer than known, at each wheel: a whole number; 0 unless given
  --dry    searches and prints, but leaves the data as they are
`;

const { only, dig, dry } = readOptions();

const wheels = new Map(
  Object.entries(WHEELS).map(([key, byPool]) => [
    key,
    new Map(Object.entries(byPool).map(([pool, text]) => [+pool, text])),
  ]),
);
const wanted = FAMILIES.filter((family) => [undefined, familyKey(family)].includes(only));
const start = performance.now();
const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
process.stderr.write(startLine(wanted));
for (const [i, family] of wanted.entries()) {
  const key = familyKey(family);
  const byPool = new Map<number, string>();
  for (const entry of searchFamily(family, dig, () => performance.now())) {
    process.stdout.write(entryLine(entry));
    const { design, found } = entry;
    if (found?.proof.holds) byPool.set(design.pool, writeTickets(found.claim.tickets));
    else process.exitCode = 1;
  }
  wheels.set(key, byPool);
  process.stderr.write(`${i + 1} of ${wanted.length} families, ${seconds()}\n`);
}
process.stdout.write(`${seconds()} in all\n`);
if (!dry && process.exitCode !== 1) writeFileSync(DATA, dataText(wheels));

/** What the command line says. Ends the command where it asks for help, or cannot be meant. */
function readOptions() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({ options: { only: text, dig: { ...text, default: '0' }, dry: flag, help: flag } });
    const { only, dig, dry, help } = values;
    if (help) {
      process.stdout.write(USAGE);
      process.exit(0);
    }
    if (only !== undefined && !FAMILIES.some((family) => familyKey(family) === only)) {
      throw new Error(`--only "${only}": no such family`);
    }
    if (!/^\d+$/.test(dig)) throw new Error(`--dig "${dig}": expected a whole number`);
    return { only, dig: Number(dig), dry };
  } catch (error) {
    process.stderr.write(`wheels: ${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}
