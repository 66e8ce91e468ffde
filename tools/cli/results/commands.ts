import { existsSync } from 'node:fs';
import { MAX_WINS } from '../../../workers/shared/check/check-games.ts';
import { didYouMean } from '../did-you-mean.ts';
import { EXPECTED, UsageError } from '../usage.ts';
import { checkCommand } from './check.ts';
import type { ResultsCommand } from './command.ts';
import { fetchCommand } from './fetch/command.ts';
import { hostFilesCommand } from './host-files.ts';
import { importCommand } from './import.ts';

/** The text of `--help`. */
export const RESULTS_HELP = `Examples:
  npm run --silent results -- import mega-sena.xlsx
  npm run --silent results -- check --games games.txt --results mega-sena.xlsx
  npm run --silent results -- mega-sena.xlsx quina.csv --out public/results
  npm run --silent results -- fetch --dry-run

Usage: npm run --silent results -- import <file> [--lottery <key>] [--json [--draws]]
       npm run --silent results -- <files…> [--out <folder>] [--replace] [--lottery <key>] [--json]
       npm run --silent results -- fetch [--sources <file>] [--out <folder>] [--dry-run] [--replace] [--json]
       npm run --silent results -- check --games <file> --results <file> [--draws <which>] [--price <amount>] [--json]

Reads files with the real results of a lottery: the operator's spreadsheet (.xlsx), its CSV, a paste
from it, the asloterias spreadsheet, a table of contests and numbers, the operator's answers (JSON) or
a mirror's. What a file is, and of which lottery, its content tells.

  import <file>          what is in the file; - for standard input. Keeps nothing
  <files…>               writes what a host serves of the draws in them, with those that are there:
                         a table a lottery, newest.bin with the last contests of all lotteries and
                         index.json, which names the tables. All of it or, where a file is
                         refused or disagrees, nothing. Names that are commands' begin with ./
  --out <folder>         where to; default public/results, which the next build takes along
  --replace              takes the new draw where a contest is another than before, and makes anew
                         what cannot be read there. Of fetch: takes what sources agree on now about
                         the last twelve contests
  fetch                  asks sources for the contests that are missing, and adds those that two
                         sources with other origins and other hosts give alike. Names each source
                         that fails and each contest that is still missing
  --sources <file>       of fetch: default deploy/result-sources.json
  --dry-run              of fetch: writes nothing, and shows what would be new
  check                  how games did in the draws of such a file, and what would have come back of
                         what they cost, at the price of each day: today's where no day is told,
                         the oldest that is known before that
  --games <file>         a list or a .xlsx with a game a row, what the app exports, or what
                         generate --json prints
  --results <file>       as for import
  --draws                of import --json: the draws too
  --draws <which>        of check: all (the default), last, a contest, a day (since then), or
                         own: of saved games those since each was saved, or of its teimosinha
  --price <amount>       of check: what a minimum bet costs, in reais, in the place of these prices
  --lottery <key>        ${EXPECTED.lottery}:
                         says it where the file does not tell, and refuses another lottery's
  --json                 {"report":{…}}, with --draws {"report":{…},"draws":[…]}, or
                         {"refusal":"…"} with what goes with it, on one line, "version" at its end; of files for a host
                         {"lotteries":[…]}, of fetch too; of check {"check":{…}}, which counts all wins and
                         lists the ${MAX_WINS.toLocaleString('en')} best, and what the games cost, in cents
  -h, --help             this text
  --version              that of the package

Exit status: 0 when done or when the reader closes the pipe, 2 for options it cannot use and for a
file that it refuses, 3 when the output cannot be written, 1 for a fault of its own, and of check for a
line of games that may be read in several ways: it is told with them, and not checked. Also 2 when
another job works in the folder of a host, or fetch cannot write there, and 3 when fetch publishes
a draw of a day that has none in the calendar. Sources that fail are named, and leave it 0.
`;

/** `results …`: a sub-command, or files for a host. */
export const resultsCommand: ResultsCommand = async (args, surroundings) => {
  const [name, ...rest] = args;
  if (name === 'import') return importCommand(rest, surroundings);
  if (name === 'check') return checkCommand(rest, surroundings);
  if (name === 'fetch') return fetchCommand(rest, surroundings);
  // A word that is no command is the name of a file.
  const meant = name === undefined || existsSync(name) ? '' : didYouMean(name, ['import', 'check', 'fetch']);
  if (meant) throw new UsageError(`${JSON.stringify(name)}: ${meant}expected import, check, fetch or files`);
  return hostFilesCommand(args, surroundings);
};
