import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { WHEELS } from '../../workers/engine/wheels/data.ts';
import { familyKey, writeTickets } from '../../workers/engine/wheels/design.ts';
import { dataText } from './wheel-search/data-text.ts';
import { entryLine, startLine } from './wheel-search/report.ts';
import { searchFamily } from './wheel-search/search-family.ts';
import { FAMILIES } from './wheel-search/targets.ts';

const DATA = new URL('../../workers/engine/wheels/data.ts', import.meta.url);

const { values } = parseArgs({
  options: {
    /** A family's key in the data file, such as "k6 p6 g4": search that one alone. */
    only: { type: 'string' },
    /** How often to try for one ticket fewer than known, at each entry. */
    dig: { type: 'string', default: '0' },
    /** Search and print, but leave the data file as it is. */
    dry: { type: 'boolean', default: false },
  },
});

const wheels = new Map(
  Object.entries(WHEELS).map(([key, byPool]) => [
    key,
    new Map(Object.entries(byPool).map(([pool, text]) => [+pool, text])),
  ]),
);
const wanted = FAMILIES.filter((family) => [undefined, familyKey(family)].includes(values.only));
if (wanted.length === 0) {
  const known = FAMILIES.map((family) => `"${familyKey(family)}"`).join(', ');
  process.stderr.write(`wheels: --only "${values.only}": expected one of ${known}\n`);
  process.exit(2);
}
const start = performance.now();
const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;
process.stderr.write(startLine(wanted));
for (const [i, family] of wanted.entries()) {
  const key = familyKey(family);
  const byPool = new Map<number, string>();
  for (const entry of searchFamily(family, Number(values.dig), () => performance.now())) {
    process.stdout.write(entryLine(entry));
    const { design, found } = entry;
    if (found?.proof.holds) byPool.set(design.pool, writeTickets(found.claim.tickets));
    else process.exitCode = 1;
  }
  wheels.set(key, byPool);
  process.stderr.write(`${i + 1} of ${wanted.length} families, ${seconds()}\n`);
}
process.stdout.write(`${seconds()} in all\n`);
if (!values.dry && process.exitCode !== 1) writeFileSync(DATA, dataText(wheels));
