import { parseArgs } from 'node:util';
import { isInstant } from '../shared/calendar.ts';
import type { StrategyId } from '../shared/catalogue.ts';
import { simulated } from '../shared/history.ts';
import { findLottery } from '../shared/lotteries.ts';
import { ticketSpace } from '../shared/odds.ts';
import {
  checkGenerateRequest,
  engineVersionOf,
  type GenerateRequest,
  RequestError,
  type RequestField,
} from '../shared/request.ts';
import type { OptionField } from '../shared/strategy-options.ts';
import { EXPECTED_OPTION, OPTION_NAMES, readCommandOptions } from './strategy-options.ts';
import { EXPECTED, MAX_RUN, UsageError } from './usage.ts';

export type Format = 'numbers' | 'json';

/** What the command is asked to do. */
export type Command =
  | 'help'
  | {
      readonly request: GenerateRequest;
      readonly format: Format;
      /**
       * What chance, the clock or the newest engine stood in for, as the options and values that
       * make the same output again; empty when all was given, or all but the engine.
       */
      readonly drawn: readonly string[];
    };

/** Where values come from that the options leave out. */
export interface Surroundings {
  /** The present instant, ISO 8601 in UTC. */
  readonly clock: () => string;
  readonly randomSeed: () => string;
}

/** Reads the options of the command; throws a UsageError when they do not make a run. */
export function readArguments(
  args: readonly string[],
  { clock, randomSeed }: Surroundings,
): Command {
  const options = parse(args);
  if (options.help) return 'help';
  if (options.json && options.numbers) throw new UsageError('--json or --numbers, not both');
  if (options.lottery === undefined) {
    throw new UsageError(`--lottery is missing: expected ${EXPECTED.lottery}`);
  }
  const now = options.now ?? clock();
  const strategy = options.strategy ?? 'quick';
  const told = readCommandOptions(strategy as StrategyId, options);
  const request = {
    lottery: options.lottery,
    strategy,
    games: /^\d+$/.test(options.games ?? '1') ? Number(options.games ?? '1') : options.games,
    seed: options.seed ?? randomSeed(),
    history: simulated(
      options['history-seed'] ?? randomSeed(),
      options.date ?? (isInstant(now) ? now : clock()).slice(0, 10),
    ),
    now,
    ...(told && { options: told }),
    ...(options.engine !== undefined && { engine: options.engine }),
  };
  const checked = check(request as GenerateRequest);
  const drawn = drawnOptions(options, checked);
  return { request: checked, format: options.json ? 'json' : 'numbers', drawn };
}

function drawnOptions(given: ReturnType<typeof parse>, request: GenerateRequest): string[] {
  const { seed, history, now } = request;
  const drawn = [
    ...(given.seed === undefined ? ['--seed', seed] : []),
    ...(given['history-seed'] === undefined ? ['--history-seed', history.seed] : []),
    ...(given.date === undefined && given.now === undefined ? ['--date', history.date] : []),
    ...(given.now === undefined ? ['--now', now] : []),
  ];
  if (drawn.length === 0 || given.engine !== undefined) return drawn;
  return [...drawn, '--engine', engineVersionOf(request)];
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...{ lottery: text, games: text, strategy: text, seed: text, 'history-seed': text },
        ...{ date: text, now: text, engine: text, numbers: flag, json: flag, help: flag },
        ...{
          'date-option': { type: 'string', multiple: true },
          'date-numbers': text,
          name: text,
          root: text,
          pool: text,
          promise: text,
        },
      },
    }).values;
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(`${line}${expectedBy(line)} (--help lists the options)`);
  }
}

/** What the option that a message is about takes: parseArgs stops at `--games -1` itself. */
function expectedBy(message: string): string {
  const option = /'--([a-z-]+)/.exec(message)?.[1];
  const told = (Object.keys(OPTION_NAMES) as OptionField[]).find(
    (key) => OPTION_NAMES[key] === option,
  );
  if (told) return ` Expected ${EXPECTED_OPTION[told]}.`;
  if (message.startsWith('Unknown option')) return '';
  const field = (Object.keys(EXPECTED) as RequestField[]).find((key) => optionOf(key) === option);
  return field ? ` Expected ${EXPECTED[field]}.` : '';
}

function optionOf(field: RequestField): string {
  return field === 'historySeed' ? 'history-seed' : field;
}

/** What the command says of a request that it cannot use. */
export function refusal(
  request: GenerateRequest,
  { field, option, range }: RequestError,
): UsageError {
  if (option && OPTION_NAMES[option]) {
    const value = JSON.stringify(request.options?.[option]);
    const wanted = range ? `${range.min} to ${range.max} numbers` : EXPECTED_OPTION[option];
    return new UsageError(`--${OPTION_NAMES[option]} ${value}: expected ${wanted}`);
  }
  const value = JSON.stringify(fieldOf(request, field));
  return new UsageError(`--${optionOf(field)} ${value}: expected ${EXPECTED[field]}`);
}

function fieldOf(request: GenerateRequest, field: RequestField): unknown {
  if (field === 'historySeed') return request.history.seed;
  return field === 'date' ? request.history.date : request[field];
}

function check(request: GenerateRequest): GenerateRequest {
  try {
    checkGenerateRequest(request, MAX_RUN);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw refusal(request, error);
  }
  const lottery = findLottery(request.lottery);
  if (lottery && BigInt(request.games) > ticketSpace(lottery)) {
    const max = `${lottery.name} has only ${ticketSpace(lottery)} combinations`;
    throw new UsageError(`--games ${request.games}: ${max}`);
  }
  return request;
}
