import { parseArgs } from 'node:util';
import { ReceiptError } from '../replay/errors.ts';
import { checkEngine } from '../replay/read-receipt.ts';
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
} from '../shared/request.ts';
import { receiptOfFile, receiptOfLink } from './given-receipt.ts';
import { expectedBy, refusal } from './refusal.ts';
import { readCommandOptions } from './strategy-options.ts';
import { EXPECTED, MAX_RUN, UsageError } from './usage.ts';

export type Format = 'numbers' | 'json';

/** The page that `npm start` serves: where a link leads that is not told otherwise. */
const SITE = 'http://localhost:4173/';

/** What the command is asked to do. */
export type Command =
  | 'help'
  | {
      readonly request: GenerateRequest;
      readonly format: Format;
      /** Only the link to the run is asked for, with the page at this address. */
      readonly site?: string;
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
  checkPrinting(options);
  const run = givenRequest(options) ?? requestOf(options, { clock, randomSeed });
  const checked = check(run);
  const format = options.json ? 'json' : 'numbers';
  return {
    ...{ request: checked, format, drawn: isGiven(options) ? [] : drawnOptions(options, checked) },
    ...(options['print-link'] && { site: options.site ?? options.link ?? SITE }),
  };
}

export type Options = ReturnType<typeof parse>;

function checkPrinting(options: Options): void {
  const [first, second] = FORMATS.filter((name) => options[name]);
  if (second) throw new UsageError(`--${first} or --${second}, not both`);
  if (options.site !== undefined && !options['print-link']) {
    throw new UsageError('--site: expected with --print-link');
  }
}

/** The options that name a receipt, and so all of a run. */
const WHOLE = ['link', 'receipt'] as const;

/** What of a run is printed: one of these. */
const FORMATS = ['json', 'numbers', 'print-link'] as const;

/** What may stand beside a receipt or a link: how the run is printed. */
const PRINTING: readonly string[] = [...FORMATS, 'site'];

const isGiven = (options: Options) => WHOLE.some((name) => options[name] !== undefined);

/** The request of a receipt or a link; undefined when none is given. */
function givenRequest(options: Options): GenerateRequest | undefined {
  const name = WHOLE.find((whole) => options[whole] !== undefined);
  if (!name) return undefined;
  const other = Object.keys(options).find((key) => key !== name && !PRINTING.includes(key));
  if (other) throw new UsageError(`--${name} or --${other}, not both: it names the whole run`);
  const text = options[name] ?? '';
  return name === 'link' ? receiptOfLink(text) : receiptOfFile(text);
}

function requestOf(options: Options, { clock, randomSeed }: Surroundings): GenerateRequest {
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
  return request as GenerateRequest;
}

function drawnOptions(given: Options, request: GenerateRequest): string[] {
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

/** An option and the one that it was before 0.2.0. */
const SAME = [
  ['hits', 'promise'],
  ['dates', 'date-option'],
  ['birth-date', 'date-option'],
] as const;

/** Throws a UsageError for an option that is there twice, or by both of its names. */
function refuseTwice(names: readonly string[]): void {
  const isTwice = (name: string, i: number) => name !== 'date-option' && names.indexOf(name) < i;
  const twice = names.find(isTwice);
  if (twice) throw new UsageError(`--${twice} is there twice`);
  const both = SAME.find((pair) => pair.every((name) => names.includes(name)));
  if (both) throw new UsageError(`--${both[0]} or --${both[1]}, not both`);
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    const { values, tokens } = parseArgs({
      args: [...args],
      tokens: true,
      options: {
        ...{ lottery: text, games: text, strategy: text, seed: text, 'history-seed': text },
        ...{ date: text, now: text, engine: text, numbers: flag, json: flag, help: flag },
        ...{ dates: text, 'date-numbers': text, name: text, 'birth-date': text, root: text },
        ...{ pool: text, hits: text },
        ...{ link: text, receipt: text, 'print-link': flag, site: text },
        // As they were called before 0.2.0.
        ...{ promise: text, 'date-option': { type: 'string', multiple: true } },
      },
    });
    refuseTwice(tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : [])));
    return values;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new UsageError(`${line}${expectedBy(line)} (--help lists the options)`);
  }
}

function check(request: GenerateRequest): GenerateRequest {
  try {
    if (request.engine !== undefined) checkEngine(request.engine);
    checkGenerateRequest(request, MAX_RUN);
  } catch (error) {
    if (error instanceof ReceiptError) throw refusal(request, new RequestError('engine', ''));
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
