import type { StrategyId } from '../../../workers/shared/catalogue.ts';
import type { EngineVersion } from '../../../workers/shared/engine-version.ts';
import { simulated } from '../../../workers/shared/history.ts';
import type { LotteryKey } from '../../../workers/shared/lotteries.ts';
import type { Receipt } from '../../../workers/shared/receipt.ts';
import {
  checkGenerateRequest,
  type GenerateRequest,
  RequestError,
  type RequestField,
} from '../../../workers/shared/request.ts';
import type { OptionField } from '../../../workers/shared/strategy-options.ts';
import type { View } from '../../editions.ts';
import { optionSearch, readOptionParameters } from './option-parameters.ts';

/** The query parameters that the app reads; all are plain text. */
export const ADDRESS_KEYS = [
  'view',
  'lottery',
  'games',
  'strategy',
  'seed',
  'history',
  'date',
  'now',
  'engine',
  'dates',
  'from',
  'name',
  'birth',
  'root',
  'numbers',
  'hits',
  'pool',
] as const;

export type AddressSearch = { readonly [K in (typeof ADDRESS_KEYS)[number]]?: string };

/** Goes to an address of the page, as a new history entry unless `replace` is set. */
export type Go = (search: AddressSearch, options?: { readonly replace?: boolean }) => void;

/** What could not be read. */
interface AddressProblem {
  readonly field: RequestField;
  /** Which of the options, when `field` is `options`. */
  readonly option?: OptionField;
  /** The address has nothing for it. What it has instead is not told: it may be anybody's words. */
  readonly isMissing: boolean;
  /** Some part of a link has nothing at all: it was cut on its way. */
  readonly isCut: boolean;
}

/** What the address asks for. */
export interface Address {
  readonly view: View;
  /** The run to show: there if, and only if, the view is `result`. */
  readonly request?: GenerateRequest;
  /** The first thing in a link to a run that could not be read; the view is then `home`. */
  readonly problem?: AddressProblem;
}

/** Parameters that only a link to a run has. */
const RUN_KEYS = ['lottery', 'games', 'strategy', 'seed', 'history', 'now'] as const;

/** All that every link to a run has. */
const LINK_KEYS = [...RUN_KEYS, 'date', 'engine'] as const;

/** Reads an address; a view that `views` does not have, or a run that cannot be made, is home. */
export function readAddress(search: AddressSearch, views: readonly View[]): Address {
  const view = views.find((known) => known === search.view);
  if (view !== undefined && view !== 'result') return { view };
  if (!RUN_KEYS.some((key) => search[key] !== undefined)) return { view: 'home' };
  try {
    return { view: 'result', request: readRequest(search) };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { view: 'home', problem: addressProblemOf(search, error) };
  }
}

/** The query parameters of the result view of a run; `withoutPerson` gives the run to show. */
export function resultSearch(receipt: Receipt): AddressSearch {
  return {
    view: 'result',
    lottery: receipt.lottery,
    games: String(receipt.games),
    strategy: receipt.strategy,
    seed: receipt.seed,
    history: receipt.history.seed,
    date: receipt.history.date,
    now: receipt.now,
    engine: receipt.engine,
    ...optionSearch(receipt.options),
  };
}

function readRequest(search: AddressSearch): GenerateRequest {
  const options = readOptionParameters(search);
  return checkGenerateRequest({
    lottery: search.lottery as LotteryKey,
    games: /^\d{1,3}$/.test(search.games ?? '') ? Number(search.games) : Number.NaN,
    strategy: search.strategy as StrategyId,
    seed: search.seed ?? '',
    history: simulated(search.history ?? '', search.date ?? ''),
    now: search.now ?? '',
    ...(options && { options }),
    ...(search.engine !== undefined && { engine: search.engine as EngineVersion }),
  });
}

function addressProblemOf(search: AddressSearch, { field, option }: RequestError): AddressProblem {
  const isCut = LINK_KEYS.some((key) => !search[key]);
  if (field === 'options') return { field, ...(option && { option }), isMissing: false, isCut };
  return { field, isMissing: !search[field === 'historySeed' ? 'history' : field], isCut };
}
