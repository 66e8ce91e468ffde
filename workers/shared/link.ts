import { BET_KEYS, type Bet, type BetPart } from './bet.ts';
import type { StrategyId } from './catalogue.ts';
import type { EngineVersion } from './engine-version.ts';
import { simulated } from './history.ts';
import {
  LINK_PARAMETERS,
  type LinkParameter,
  type LinkSearch,
  linkParameter,
} from './link-names.ts';
import type { LotteryKey } from './lotteries.ts';
import { checkGenerateRequest, type GenerateRequest, RequestError } from './request.ts';
import { OPTION_KEYS, type OptionField, type StrategyOptions } from './strategy-options.ts';

const OPTIONAL: readonly string[] = [...OPTION_KEYS, ...BET_KEYS, 'swaps'];

/** All but the options, the bet and the swaps. */
const REQUIRED = LINK_PARAMETERS.filter((name) => !OPTIONAL.includes(name));

/** What every link to a run has, as far as this one has nothing for it. */
export function missingParameters(search: LinkSearch): LinkParameter[] {
  return REQUIRED.filter((name) => !linkParameter(search, name));
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

/**
 * What a link asks for, checked; throws a RequestError for the first thing that is wrong, last for an
 * engine that is missing: without it the same link would be another run one day.
 */
export function checkLink(search: LinkSearch): GenerateRequest {
  const request = checkGenerateRequest(readLink(search));
  if (!request.engine) throw new RequestError('engine', request.engine);
  return request;
}

/**
 * What a link asks for. Only read, not checked: what is missing becomes an empty text, and what is
 * no number NaN, which no check lets pass.
 */
export function readLink(search: LinkSearch): GenerateRequest {
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
  const engine = text('engine')?.replace(/[^\d\uFFFD]+$/, '');
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
