import { EXPECTED } from '../usage.ts';

/** The text of `--help`. */
export const RESULTS_HELP = `Usage: npm run --silent results -- import <file> [--lottery <key>] [--json]

Reads files with the real results of a lottery: the operator's spreadsheet (.xlsx), its CSV, a paste
from it, the asloterias spreadsheet, the operator's answers (JSON) or a mirror's. What a file is, and
of which lottery, its content tells.

  import <file>          what is in the file; - for standard input. Keeps nothing
  --lottery <key>        ${EXPECTED.lottery}:
                         decides where the file may be of several, and refuses another lottery's
  --json                 {"report":{…}}, or {"refusal":"…"} with what goes with it, on one line
  --help                 this text

Exit status: 0 when done or when the reader closes the pipe, 2 for options it cannot use and for a
file that it refuses, 3 when the output cannot be written, 1 for a fault of its own.
`;
