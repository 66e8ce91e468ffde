import { familyKey } from '../../../workers/engine/wheels/design.ts';
import { flag, parseCommand, text } from '../parse-options.ts';
import { readCount } from '../read-count.ts';
import { UsageError } from '../usage.ts';
import { FAMILIES } from './targets.ts';

/** The text of `--help`. */
export const USAGE = `Examples:
  npm run wheels -- --all
  npm run wheels -- --dry --only "k15 p15 g14"

Usage: npm run wheels -- [--all | --only <family>] [--dig <tries>] [--dry]

Searches the wheels of cercamento and writes their data, if all of them hold.

  --all    every family, as without --only
  --only   one family alone, by its key in the data file: ${FAMILIES.map((family) => `"${familyKey(family)}"`).join(', ')}
  --dig    how often to try for one ticket fewer than known, at each wheel: a whole number; 0 unless given
  --dry    searches and prints, but leaves the data as they are
  --quiet  no progress on standard error, where it is a terminal
  --version, -h, --help
`;

/** Reads the arguments; throws a UsageError where they cannot be meant. */
export function readOptions(args: readonly string[]) {
  const { values } = parseCommand(args, { all: flag, only: text, dig: text, dry: flag, quiet: flag });
  const { all, only, dig = '0', dry = false } = values;
  if (all && only !== undefined) throw new UsageError('--all or --only, not both');
  if (only !== undefined && !FAMILIES.some((family) => familyKey(family) === only)) {
    throw new UsageError(`--only "${only}": no such family`);
  }
  const tries = readCount(dig);
  if (typeof tries === 'string') throw new UsageError(`--dig "${dig}": expected a whole number`);
  return { only, dig: tries, dry };
}
