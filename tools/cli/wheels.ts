import { writeFileSync } from 'node:fs';
import { WHEELS } from '../../workers/engine/wheels/data.ts';
import { familyKey, writeTickets } from '../../workers/engine/wheels/design.ts';
import { openOutput } from './output.ts';
import { elapsed, progressOf, runCommand } from './process.ts';
import { dataText } from './wheel-search/data-text.ts';
import { readOptions, USAGE } from './wheel-search/options.ts';
import { entryLine } from './wheel-search/report.ts';
import { searchFamily } from './wheel-search/search-family.ts';
import { FAMILIES } from './wheel-search/targets.ts';

const DATA = new URL('../../workers/engine/wheels/data.ts', import.meta.url);

const write = openOutput();
const progress = progressOf();

runCommand('wheels', USAGE, write, main);

async function main(args: readonly string[]): Promise<void> {
  const { only, dig, dry } = readOptions(args);
  const wheels = new Map(
    Object.entries(WHEELS).map(([key, byPool]) => [
      key,
      new Map(Object.entries(byPool).map(([pool, text]) => [+pool, text])),
    ]),
  );
  const wanted = FAMILIES.filter((family) => [undefined, familyKey(family)].includes(only));
  const all = wanted.reduce((sum, { tickets }) => sum + Object.keys(tickets).length, 0);
  let done = 0;
  for (const family of wanted) {
    const byPool = new Map<number, string>();
    progress?.(done / all);
    for (const entry of searchFamily(family, dig, elapsed)) {
      progress?.();
      await write(entryLine(entry));
      const { design, found } = entry;
      if (found?.proof.holds) byPool.set(design.pool, writeTickets(found.claim.tickets));
      else process.exitCode = 1;
      progress?.(++done / all);
    }
    wheels.set(familyKey(family), byPool);
  }
  progress?.();
  await write(`${(elapsed() / 1000).toFixed(1)} s in all\n`);
  if (!dry && process.exitCode !== 1) writeFileSync(DATA, dataText(wheels));
}
