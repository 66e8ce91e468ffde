import { type Parsed, parseCommand, type Taken } from './parse-options.ts';
import { UsageError } from './usage.ts';

/** Returns a tool's options and the names it was given, or all known names. Ends the process at an unknown one. */
export function readTool<const T extends Taken, N extends string>(
  tool: string,
  options: T,
  what: string,
  known: readonly N[],
): { readonly values: Parsed<T>['values']; readonly names: readonly N[] } {
  const taken = [...Object.keys(options).map((name) => `--${name}`), ...known].join(', ');
  try {
    const { values, positionals } = parseCommand(process.argv.slice(2), options, 'files', () => `; it takes ${taken}`);
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
