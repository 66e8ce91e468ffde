import { writeFileSync } from 'node:fs';
import { WHEELS } from '../../workers/engine/wheels/data.ts';
import { familyKey, writeTickets } from '../../workers/engine/wheels/design.ts';
import { dataText } from './wheel-search/data-text.ts';
import { readOptions, USAGE } from './wheel-search/options.ts';
import { entryLine, startLine } from './wheel-search/report.ts';
import { searchFamily } from './wheel-search/search-family.ts';
import { FAMILIES } from './wheel-search/targets.ts';

const DATA = new URL('../../workers/engine/wheels/data.ts', import.meta.url);

const { only, dig, dry } = optionsOrEnd();

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
function optionsOrEnd() {
  try {
    const options = readOptions(process.argv.slice(2));
    if (!options.help) return options;
  } catch (error) {
    process.stderr.write(`wheels: ${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
  process.stdout.write(USAGE);
  process.exit(0);
}
