import { type Parsed, parseCommand, type Taken } from './parse-options.ts';
import { UsageError } from './usage.ts';

/**
 * The command line of a tool: its options, and where it takes names those that are given, or else all that are known.
 * Ends the process in a line where it names something else.
 */
export function readTool<const T extends Taken, N extends string = never>(
  tool: string,
  options: T,
  what = 'name',
  known: readonly N[] = [],
): { readonly values: Parsed<T>['values']; readonly names: readonly N[] } {
  const taken = [...Object.keys(options).map((name) => `--${name}`), ...known].join(', ');
  try {
    const takes = known.length > 0 ? 'files' : 'options';
    const { values, positionals } = parseCommand(process.argv.slice(2), options, takes, () => `; it takes ${taken}`);
    const given: readonly string[] = positionals;
    const unknown = given.filter((name) => !known.some((one) => one === name));
    if (unknown.length > 0) throw new UsageError(`no ${what} ${unknown.join(', ')}; ${known.join(', ')}`);
    return { values, names: given.length === 0 ? known : known.filter((name) => given.includes(name)) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${tool}: ${error.message}\n`);
    process.exit(2);
  }
}
