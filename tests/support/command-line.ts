/**
 * The whole number that an option says, from `least` on. Throws a message for the terminal where it says none, or one
 * that is out of range.
 */
export function wholeNumber(option: string, text: string, least: number, most = 10_000_000): number {
  const number = Number(text);
  if (/^\d{1,9}$/.test(text) && number >= least && number <= most) return number;
  throw new Error(`--${option} "${text}": expected a whole number, ${least} to ${most}`);
}

/** What `read` makes of the command line; ends the command where it asks for help, or cannot be meant. */
export function readCommandLine<T>(usage: string, read: (args: readonly string[]) => T): T {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(usage);
    process.exit(0);
  }
  try {
    return read(args);
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
    process.stderr.write(`${line}\n\n${usage}`);
    process.exit(2);
  }
}
