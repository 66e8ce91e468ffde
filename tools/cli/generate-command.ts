import { isRuleRequest, RequestError } from '../../workers/shared/run/request.ts';
import { type Command, readArguments, type Surroundings as Sources, sameAgain } from './arguments.ts';
import { linkOf } from './print-link.ts';
import { printJson, printNumbers, type Write } from './print-run.ts';
import { printWheel } from './print-wheel.ts';
import type { Progress } from './progress.ts';
import { refusal } from './refusal.ts';

/** What the command has beside its arguments. */
interface Surroundings extends Sources {
  /** Standard output. */
  readonly write: Write;
  /** A line for standard error. */
  readonly note: (line: string) => void;
  readonly progress?: Progress | undefined;
}

/** `generate …`; rejects with a UsageError, an EngineError or an OutputError. */
export async function generateCommand(args: readonly string[], surroundings: Surroundings): Promise<void> {
  const { write, note, progress } = surroundings;
  const command = readArguments(args, surroundings);
  if (command.site !== undefined) return write(`${linkOf(command.request, command.site)}\n`);
  const relaxed = await print(command, write, progress);
  if (relaxed > 0) note(`${relaxed} of ${command.request.games} tickets drawn freely: the strategy ran out`);
  if (command.drawn.length > 0) note(`generate: ${sameAgain(command.drawn)}`);
}

async function print({ request, format }: Command, write: Write, progress: Progress | undefined): Promise<number> {
  try {
    if (!isRuleRequest(request)) return await printWheel(request, write, format);
    return await (format === 'json' ? printJson(request, write, progress) : printNumbers(request, write, progress));
  } catch (error) {
    throw error instanceof RequestError ? refusal(request, error) : error;
  } finally {
    progress?.();
  }
}
