import { checkCommand } from './check.ts';
import type { ResultsCommand } from './command.ts';
import { RESULTS_HELP } from './help.ts';
import { hostFilesCommand } from './host-files.ts';
import { importCommand } from './import.ts';

/** What the first word of the command may be. */
const COMMANDS: ReadonlyMap<string, ResultsCommand> = new Map([
  ['import', importCommand],
  ['check', checkCommand],
]);

/** `results …`: the help where it is asked for, a sub-command, or files for a host. */
export const resultsCommand: ResultsCommand = async (args, surroundings) => {
  const [name = '--help', ...rest] = args;
  if (name === '--help' || rest.includes('--help')) {
    await surroundings.write(RESULTS_HELP);
    return 0;
  }
  const command = COMMANDS.get(name);
  // A word that is no command is the name of a file.
  return command ? command(rest, surroundings) : hostFilesCommand(args, surroundings);
};
