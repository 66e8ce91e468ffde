import { BACKTEST_WINDOW, LAB_LIMITS, MAX_COMMAND_DRAWS } from '../../../workers/shared/lab/lab-limits.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { didYouMean } from '../did-you-mean.ts';
import { EXPECTED, UsageError } from '../usage.ts';
import { auditCommand } from './audit.ts';
import { backtestCommand } from './backtest.ts';
import type { LabCommand } from './command.ts';
import { AUDITED } from './generator/audit-request.ts';
import { STREAM_CONTROLS } from './generator/stream-bytes.ts';
import { mergeCommand } from './merge.ts';
import { MAX_JOBS } from './run-experiment.ts';
import { simulateCommand } from './simulate.ts';
import { streamCommand } from './stream.ts';

const COMMANDS: Readonly<Record<string, LabCommand>> = {
  simulate: simulateCommand,
  backtest: backtestCommand,
  // The name that it had, which stays.
  walk: backtestCommand,
  audit: auditCommand,
  stream: streamCommand,
  merge: mergeCommand,
};

const { tickets, size, weight, rigged, games } = LAB_LIMITS;
const count = (number: number) => number.toLocaleString('en');
const TIERS = LOTTERIES.map(({ key, winningHits }) => `${' '.repeat(25)}${key} ${winningHits.join(', ')}`).join('\n');

/** The text of `--help`. */
export const LAB_HELP = `Examples:
  npm run --silent lab -- simulate --lottery mega-sena --draws 1e6
  npm run --silent lab -- backtest --lottery quina --size 200
  npm run --silent lab -- simulate --lottery quina --draws 1e9 --seed s1 --history-seed h1 \\
    --date 2026-11-20 --checkpoint run.json

Usage: npm run --silent lab -- simulate --lottery <key> [options]
       npm run --silent lab -- backtest --results <file> | --lottery <key> --size <count> [options]
       npm run --silent lab -- audit --lottery <key> [options]
       npm run --silent lab -- simulate|backtest|audit --receipt <file> [--results <file>]
       npm run --silent lab -- stream [--format words|ranks] [options]
       npm run --silent lab -- merge <files…> [--results <file>]

Experiments that show what chance does, and that no strategy does better. Equal options give equal
bytes on any machine. A seed or a day that is left out is drawn, or read from the clock, and told on
standard error as the options that name the same experiment again.

simulate: fair draws against tickets
  --lottery <key>        ${EXPECTED.lottery}
  --draws <count>        1 to ${count(MAX_COMMAND_DRAWS)}; default 1,000,000
  --games <count>        tickets, 1 to ${tickets.max}; default 1
  --strategy <id>, --history-seed, --date, --dates, --date-numbers, --name, --birth-date, --root,
  --pool, --hits, --marks, --fixed, --excluded, --team, --month, --mirror
                         the run that makes them, as for generate; it has the seed of the draws,
                         which have streams of their own
  --renew                other tickets of that run in each draw; without it the same in all
  --games-file <file>    the games of a file in their place, at most ${games.max}, a mirror as another: a list or
                         a .xlsx with a game a row, what the app exports, or what generate --json prints
  --prizes <amounts>     what a minimum bet wins in each tier, in reais as in 50000000,50000,1000.50:
${TIERS}
  --price <amount>       what it costs, in reais; default the reference price

backtest (its other name is walk): every strategy bets on each draw and sees only those before, at
most ${BACKTEST_WINDOW}
  --results <file>       real draws, in a file as for results import
  --size <count>         or so many simulated ones of --lottery, ${size.min} to ${count(size.max)}
  --rig <numbers>        and these, up to ${rigged.max}, come more often, as in 1,2,3
  --weight <factor>      so many times as likely as another, ${weight.min} to ${weight.max}
  --games <count>        tickets of each strategy in each draw, 1 to ${tickets.max}; default 1

audit: the generator's own tickets, beside samplers that are broken on purpose
  --lottery <key>        as above
  --tickets <count>      ${count(AUDITED.min)} to ${count(AUDITED.max)}; default 100,000

stream: raw bytes of the generator for tests by others, as dieharder -a -g 200, rngtest or ent
  --format <name>        words: 32 bits at a time, the lowest byte first (the default); ranks: places of
                         uniform tickets of --lottery among all, cut to a power of two
  --bytes <count>        how many; without it until the reader closes the pipe
  --control <name>       a generator that is broken on purpose: ${STREAM_CONTROLS.join(', ')}
  --seed, --engine       as below

simulate, backtest and audit
  --seed <text>          names the draws: ${EXPECTED.seed}; default random
  --engine <version>     ${EXPECTED.engine}; default the newest
  --receipt <file>       the experiment of a receipt, alone or in what --json printed, in the place of
                         all options that name one; a backtest over real draws needs --results too
  --json                 {"receipt":{…},"report":{…},"version":1} on one line
  --out <file>           writes there, whole or not at all; of a shard a name that ends with a slash is
                         a folder, and the file shard-<i>-of-<n>.json
  --jobs <count>         threads that count at once, 1 to ${MAX_JOBS}; default as many as there are cores, 1 for
                         a shard
  --checkpoint <file>    keeps there every few seconds what has been counted: a run that was ended, and is
                         started again with the same options, goes on from it; at its end it is the
                         partial file, which merge takes. A name for a shard as with --out
  --shard <i>/<n>        runs every n-th block, i from 1 to n, and prints a partial file for merge
  --shards <n>           how many there are, where an array job tells the index: SLURM_ARRAY_TASK_ID
                         (from 1) or JOB_COMPLETION_INDEX (from 0); default LAB_SHARDS, or what Slurm
                         says
  --quiet                no progress on standard error, where it is a terminal
  -h, --help             this text
  --version              that of the package

A lottery may be written as its name is, and a count as 1000, 1_000 or 1e3.

merge adds the partial files of all shards: the report is that of a run in one piece, byte by byte.

Exit status: 0 when done or when the reader closes the pipe, 2 for what stays wrong however often it
is tried (options, another experiment, engine or version, a shard twice), 3 when the output cannot be
written or the engine of a receipt is not here, 1 for what may be tried again: partial files that are
cut, changed or missing, whose shards are to run again, and a fault of its own.
`;

/** `lab …`: a sub-command. */
export const labCommand: LabCommand = async (args, surroundings) => {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const names = Object.keys(COMMANDS);
  const expected = `${didYouMean(name, names)}expected ${names.join(', ')}`;
  if (!command) throw new UsageError(`${JSON.stringify(name)}: ${expected} (--help lists the options)`);
  await command(rest, surroundings);
};
