import { BET_KEYS, type Bet, type BetPart } from '../bet/bet.ts';
import type { LotteryKey } from '../lottery/lotteries.ts';
import type { EngineVersion } from '../run/engine-version.ts';
import { simulated } from '../run/history.ts';
import type { Receipt } from '../run/receipt.ts';
import { checkGenerateRequest, type GenerateRequest, RequestError, type RequestField } from '../run/request.ts';
import type { StrategyId } from '../strategy/catalogue.ts';
import { OPTION_KEYS, type OptionField, type StrategyOptions } from '../strategy/strategy-options.ts';
import { LINK_PARAMETERS, type LinkParameter, type LinkSearch, linkParameter, PACKED_KEY } from './link-names.ts';
import { PackedError, type PackedFault } from './packed-error.ts';
import { readPacked } from './packed-link.ts';

const OPTIONAL: readonly string[] = [...OPTION_KEYS, ...BET_KEYS, 'swaps'];

/** All but the options, the bet and the swaps. */
const REQUIRED = LINK_PARAMETERS.filter((name) => !OPTIONAL.includes(name));

/** What keeps a link from naming a run. Plain data. */
export interface LinkFault {
  /** It was cut on its way, a part of it is wrong, or a newer version of the app made it. */
  readonly code: PackedFault;
  /** The part that cannot be read; undefined when it is the packing of them all. */
  readonly field?: RequestField;
  /** Which of the options, when `field` is `options`. */
  readonly option?: OptionField | undefined;
  /** The link has nothing for that part. What it has instead is not told: it may be anybody's words. */
  readonly isMissing?: boolean;
}

/** The run that a link names, checked; or why it names none. */
export type ReadLink =
  | { readonly ok: true; readonly request: Receipt }
  | {
      readonly ok: false;
      readonly fault: LinkFault;
      /** The parts that every link of parameters has and this one does not. */
      readonly missing: readonly LinkParameter[];
      /** What was read of it, unless the packing cannot be, and what is wrong with that. */
      readonly refused?: { readonly request: GenerateRequest; readonly error: RequestError };
    };

/** Reads what a link says, packed or in parameters: for the page, the module and the command. */
export function readLink(search: LinkSearch): ReadLink {
  const packed = search[PACKED_KEY];
  const missing = packed === undefined ? REQUIRED.filter((name) => !linkParameter(search, name)) : [];
  let request: GenerateRequest | undefined;
  try {
    request = packed === undefined ? readParameters(search) : readPacked(packed);
    checkGenerateRequest(request);
    const { engine } = request;
    // Without one the same link would be another run one day.
    if (!engine) throw new RequestError('engine', engine);
    return { ok: true, request: { ...request, engine } };
  } catch (error) {
    if (error instanceof PackedError) return { ok: false, fault: { code: error.fault }, missing };
    if (!(request && error instanceof RequestError)) throw error;
    const { field, option } = error.problem;
    const isMissing = missing.some((name) => name === field);
    // What else a link of a newer engine has is not for this version to say.
    const isNewer = field === 'engine' && !isMissing;
    const code = isNewer ? 'newer' : missing.length > 0 ? 'cut' : 'damaged';
    const fault = {
      code,
      field,
      ...(option && { option }),
      ...(isMissing && { isMissing }),
    } as const;
    return { ok: false, fault, missing, refused: { request, error } };
  }
}

const readList = (text: string) => text.split(',');
const readNumbers = (text: string) => readList(text).map(readNumber);

const READ_OPTION: Readonly<Record<OptionField, (text: string) => unknown>> = {
  dates: readList,
  dateNumbers: readNumbers,
  name: String,
  birthDate: String,
  root: readNumber,
  pool: readNumbers,
  hits: readNumber,
};

const READ_BET: Readonly<Record<BetPart, (text: string) => unknown>> = {
  marks: readNumber,
  fixed: readNumbers,
  excluded: readNumbers,
  team: readNumber,
  month: readNumber,
  mirror: (text) => text === '1' || text,
  draws: readNumber,
};

/** Reads parameters without a check: what is missing is an empty text, what is no number NaN. */
function readParameters(search: LinkSearch): GenerateRequest {
  const text = (name: LinkParameter) => linkParameter(search, name);
  const told = OPTION_KEYS.flatMap((key) => {
    const value = text(key);
    return value === undefined ? [] : [[key, READ_OPTION[key](value)]];
  });
  const bet = BET_KEYS.flatMap((key) => {
    const value = text(key);
    return value === undefined ? [] : [[key, READ_BET[key](value)]];
  });
  const swaps = text('swaps');
  // Chats take the full stop after a link as a part of it.
  const engine = /^[\s\S]*[\d\uFFFD]/.exec(text('engine') ?? '')?.[0];
  return {
    lottery: text('lottery') as LotteryKey,
    games: /^\d{1,3}$/.test(text('games') ?? '') ? Number(text('games')) : Number.NaN,
    strategy: text('strategy') as StrategyId,
    seed: text('seed') ?? '',
    history: simulated(text('historySeed') ?? '', text('date') ?? ''),
    now: text('now') ?? '',
    ...(told.length > 0 && { options: Object.fromEntries(told) as StrategyOptions }),
    ...(bet.length > 0 && { bet: Object.fromEntries(bet) as Bet }),
    ...(swaps !== undefined && { swaps: readList(swaps).map(readIndex) }),
    ...(engine && { engine: engine as EngineVersion }),
  };
}

/** Without leading zeros: one text for each number. */
function readNumber(text: string): number {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : Number.NaN;
}

function readIndex(text: string): number {
  return text === '0' ? 0 : /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Number.NaN;
}
