import { checkCommand } from './check.ts';
import type { ResultsCommand } from './command.ts';
import { importCommand } from './import.ts';

/** What the first word of the command may be. */
export const COMMANDS: ReadonlyMap<string, ResultsCommand> = new Map([
  ['import', importCommand],
  ['check', checkCommand],
]);
