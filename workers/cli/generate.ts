// The command `generate`: prints the tickets of a run. See --help.
import { randomBytes } from 'node:crypto';
import { isRuleRequest, RequestError } from '../protocol/request.ts';
import { type Command, readArguments, refusal } from './arguments.ts';
import { printJson, printNumbers, type Write } from './print-run.ts';
import { printWheel } from './print-wheel.ts';
import { HELP, UsageError } from './usage.ts';

const clock = () => new Date(performance.timeOrigin + performance.now()).toISOString();
const randomSeed = () => randomBytes(16).toString('hex');

const write: Write = (piece) =>
  new Promise((resolve, reject) => {
    process.stdout.write(piece, (error) => (error ? reject(error) : resolve()));
  });

async function main(): Promise<void> {
  const command = readArguments(process.argv.slice(2), { clock, randomSeed });
  if (command === 'help') return write(HELP);
  const relaxed = await print(command);
  if (relaxed > 0) {
    process.stderr.write(
      `${relaxed} of ${command.request.games} tickets drawn freely: the strategy ran out\n`,
    );
  }
}

async function print({ request, format }: Exclude<Command, 'help'>): Promise<number> {
  if (isRuleRequest(request)) {
    return format === 'json' ? printJson(request, write) : printNumbers(request, write);
  }
  try {
    return await printWheel(request, write, format);
  } catch (error) {
    throw error instanceof RequestError ? refusal(request, error) : error;
  }
}

// Without a listener a closed pipe would end the process before `write` can reject.
process.stdout.on('error', () => {});

main().catch((error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  const isUsage = error instanceof UsageError;
  process.stderr.write(`generate: ${isUsage ? error.message : error.stack}\n`);
  process.exitCode = isUsage ? 2 : 1;
});
