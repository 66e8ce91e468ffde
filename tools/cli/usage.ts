import { expectedWords } from '../../workers/replay/expected.ts';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { ENGINE_VERSION } from '../../workers/shared/run/engine-version.ts';
import { MAX_SWAPS } from '../../workers/shared/run/run-limits.ts';
import { guaranteesOf } from '../../workers/shared/strategy/guarantees.ts';
import { OPTION_NAMES } from './strategy-options.ts';

/** Most tickets that one call of the command makes. */
export const MAX_RUN = 10_000_000;

/** The command cannot run as asked; the message is one line for standard error. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What each option takes, for messages about a value that it does not take. */
export const WORDS = expectedWords(MAX_RUN, (option) => `--${OPTION_NAMES[option]}`);
export const EXPECTED = WORDS.fields;

const GUARANTEES = LOTTERIES.map(
  (lottery) => `${' '.repeat(25)}${lottery.key} ${guaranteesOf(lottery).join(', ')}`,
).join('\n');

/** The text of `--help`. */
export const HELP = `Examples:
  npm run --silent generate -- --lottery mega-sena
  npm run --silent generate -- --lottery quina --games 1e3 --strategy uniform --seed abc
  npm run --silent generate -- --receipt run.json --print-link

Usage: npm run --silent generate -- --lottery <key> [options]
       npm run --silent generate -- --link <address> | --receipt <file> [--json | --print-link]

Prints lottery tickets. Equal options give equal bytes on any machine if --seed, --now and --engine
are among them. Of these, what is left out is drawn, read from the clock, or the newest engine: each
time anew. With --seed the tickets are the same all day: --date fixes the day. What was drawn or read
is told in a line on standard error, as the options that make the same output again.

  --lottery <key>        ${EXPECTED.lottery}
  --games <count>        ${EXPECTED.games}, at most the lottery's number of
                         combinations; default 1
  --strategy <id>        ${EXPECTED.strategy.replace(/.{50,68},(?= )/g, `$&\n${' '.repeat(24)}`)};
                         default quick
  --seed <text>          names the tickets: ${EXPECTED.seed};
                         default random
  --history-seed <text>  names the simulated history; default the seed
  --date <day>           last day of the history, YYYY-MM-DD; default the day of --now
  --now <instant>        the instant that tickets carry, YYYY-MM-DDTHH:MM:SSZ; default the clock
  --dates <days>         the dates of datas-especiais, up to five, as in 1984-07-21,2001-12-31;
                         default the day of --date
  --date-numbers <list>  the numbers of those dates, as in 21,7,28, in their place
  --birth-date <day>     the day of birth for numerologia; default the day of --date
  --name <text>          the name for numerologia, in its place
  --root <digit>         the digital root for numerologia, 1 to 9, in the place of either
  --pool <numbers>       the numbers for cercamento, as in 1,2,3; default hot ones, as many as so
                         many games can prove
  --hits <count>         the hits that cercamento proves if all drawn numbers are in the pool:
${GUARANTEES}
  --marks <count>        numbers that a ticket marks, as the counter takes them; default the
                         lottery's own
  --fixed <numbers>      numbers that are in every ticket, as in 1,2,3
  --excluded <numbers>   numbers that are in no ticket
  --team <number>        timemania: the team of every ticket, 1 to 80; default drawn for each
  --month <number>       diadasorte: the month of every ticket, 1 to 12; default drawn for each
  --mirror               lotomania: each ticket is played with the 50 other numbers too
  --draws <count>        in how many consecutive draws the tickets take part; default 1
  --swaps <indices>      tickets that are swapped for others, one after the other, from 0 on, as in
                         2,5,2; at most ${MAX_SWAPS}
  --engine <version>     ${EXPECTED.engine}: as the receipt of the tickets to make again has it;
                         default the newest, ${ENGINE_VERSION}
  --numbers              one ticket a line, numbers separated by spaces (the default)
  --json                 {"receipt":{…},"tickets":[…],"version":1} on one line; the receipt makes
                         the same tickets again; with cercamento also "proof"
  --link <address>       the run of a link, in the place of all options that name one
  --receipt <file>       the run of a receipt, alone or in what --json printed; - for standard input
  --print-link           the link to the run, in the place of its tickets
  --site <address>       the page that the link leads to; default that of --link, or of npm start
  --quiet                no progress on standard error, where it is a terminal
  -h, --help             this text
  --version              that of the package

A lottery may be written as its name is, and a count as 1000, 1_000 or 1e3.
An option is the field of a receipt and the parameter of a link of the same name, with hyphens.
Before 0.2.0 --dates and --birth-date were --date-option, and --hits was --promise: still taken.

Exit status: 0 when done or when the reader closes the pipe, 2 for options it cannot use, 3 when the
output cannot be written (the disk is full, for instance) or the engine that is asked for, by a
receipt or a link too, is not here, 1 for a fault of its own.
`;
