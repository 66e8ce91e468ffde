import { parseArgs } from 'node:util';
import { familyKey } from '../../../workers/engine/wheels/design.ts';
import { FAMILIES } from './targets.ts';

/** The text of `--help`. */
export const USAGE = `Usage: npm run wheels -- [--only <family>] [--dig <tries>] [--dry]

Searches the wheels of cercamento and writes their data, if all of them hold.

  --only   one family alone, by its key in the data file: ${FAMILIES.map((family) => `"${familyKey(family)}"`).join(', ')}
  --dig    how often to try for one ticket fewer than known, at each wheel: a whole number; 0 unless given
  --dry    searches and prints, but leaves the data as they are
`;

/** Reads the arguments; throws a message for the terminal where they cannot be meant. */
export function readOptions(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const options = { only: text, dig: { ...text, default: '0' }, dry: flag, help: flag };
  const { only, dig, dry, help } = parseArgs({ args: [...args], options }).values;
  if (only !== undefined && !FAMILIES.some((family) => familyKey(family) === only)) {
    throw new Error(`--only "${only}": no such family`);
  }
  if (!/^\d+$/.test(dig)) throw new Error(`--dig "${dig}": expected a whole number`);
  return { only, dig: Number(dig), dry, help };
}
