// The command `generate`: prints the tickets of a run. See --help.
import { randomBytes } from 'node:crypto';
import { isRuleRequest, RequestError } from '../shared/request.ts';
import { type Command, readArguments, refusal } from './arguments.ts';
import { OutputError, openOutput } from './output.ts';
import { printJson, printNumbers } from './print-run.ts';
import { printWheel } from './print-wheel.ts';
import { HELP, UsageError } from './usage.ts';

const clock = () => new Date(performance.timeOrigin + performance.now()).toISOString();
const randomSeed = () => randomBytes(16).toString('hex');
const write = openOutput();

async function main(): Promise<void> {
  const command = readArguments(process.argv.slice(2), { clock, randomSeed });
  if (command === 'help') return write(HELP);
  const relaxed = await print(command);
  if (relaxed > 0) {
    process.stderr.write(
      `${relaxed} of ${command.request.games} tickets drawn freely: the strategy ran out\n`,
    );
  }
  if (command.drawn.length > 0) {
    process.stderr.write(`generate: the same again with ${command.drawn.join(' ')}\n`);
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

/** The exit status for what ended the command, 0 for a reader who has had enough. */
function report(error: Error): number {
  if (error instanceof OutputError && error.code === 'EPIPE') return 0;
  const status = error instanceof UsageError ? 2 : error instanceof OutputError ? 3 : 1;
  process.stderr.write(`generate: ${status === 1 ? error.stack : error.message}\n`);
  return status;
}

// What cannot be told on standard error does not end the command another way.
process.stderr.on('error', () => {});

main().catch((error: Error) => {
  process.exitCode = report(error);
});
