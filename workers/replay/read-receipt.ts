import { ENGINE_VERSIONS, type EngineVersion } from '../shared/run/engine-version.ts';
import { type Receipt, receiptOf, type SimulatedReceipt } from '../shared/run/receipt.ts';
import { checkGenerateRequest, RequestError, type RequestField } from '../shared/run/request.ts';
import { EngineError, ReceiptError } from './errors.ts';
import { expectedBy, expectedWords } from './expected.ts';
import { elementsOf, fieldsOf } from './foreign.ts';
import { checkName, readHistory } from './read-history.ts';

/** Longest message about a value, in UTF-16 units. */
const MAX_MESSAGE = 300;

/** What each field of a written receipt holds. */
const TYPES = new Map<string, 'string' | 'number'>([
  ...(['engine', 'lottery', 'strategy', 'seed', 'historySeed', 'date', 'now'] as const).map(
    (field) => [field, 'string'] as const,
  ),
  ['games', 'number'],
]);

const FIELDS = [...TYPES.keys(), 'history', 'options', 'bet', 'swaps'].join(', ');

/**
 * The receipt in a stored value, checked in all its fields, for up to `maxGames` tickets. Throws an EngineError for an
 * unknown version, before it looks at the rest, which only that engine can check. Throws a ReceiptError for anything
 * else.
 */
export function readReceipt(kept: unknown, maxGames: number): Receipt {
  const all = fieldsOf(kept);
  if (!all) throw new ReceiptError(`no receipt: not a plain object; expected one with ${FIELDS}`);
  const { options, bet, swaps, history, ...fields } = all;
  const { engine } = fields;
  const refused = (field: string, why: string) => {
    return new ReceiptError(`${why}; expected ${expectedWords(maxGames).fields[field as RequestField]}`, { field });
  };
  refuseUnknownEngine(engine);
  if (!ENGINE_VERSIONS.includes(engine as EngineVersion)) {
    const wrong = engine === undefined ? 'is missing' : 'is no version';
    throw refused('engine', `engine ${wrong}`);
  }
  for (const [field, value] of Object.entries(fields)) {
    const type = TYPES.get(field);
    if (!type) throw new ReceiptError(`unknown field ${JSON.stringify(field)}; expected ${FIELDS}`, { field });
    if (typeof value !== type) throw refused(field, `${field} is no ${type}`);
  }
  for (const field of TYPES.keys()) {
    const isElsewhere = field === 'historySeed' && history !== undefined;
    if (!(field in fields || isElsewhere)) throw refused(field, `${field} is missing`);
  }
  // The types are right by now; the values are checked next.
  const { historySeed, date, ...names } = fields as unknown as Omit<SimulatedReceipt, 'history'>;
  const keptHistory = readHistory(historySeed, history, date);
  const told = options === undefined ? {} : readParts('options', options);
  const receipt = {
    ...names,
    history: keptHistory.history,
    ...(Object.keys(told).length > 0 && { options: told }),
    ...(bet !== undefined && { bet: readParts('bet', bet) }),
    // A value that is no list is refused with the rest.
    ...(swaps !== undefined && { swaps: (elementsOf(swaps) ?? swaps) as readonly number[] }),
  };
  return checked(receipt, maxGames, (good) => checkName(good, keptHistory));
}

/** The receipt in what `generate --json` prints, which has its tickets beside it; anything else as it is. */
export function receiptWithin(kept: unknown): unknown {
  const { receipt = kept } = fieldsOf(kept) ?? {};
  return receipt;
}

/** Throws an EngineError for an unknown version; a value that is no version is left to the later checks. */
export function refuseUnknownEngine(engine: unknown): void {
  const isVersion = typeof engine === 'string' && /^\d{1,9}(\.\d{1,9}){0,2}$/.test(engine);
  if (isVersion && !ENGINE_VERSIONS.includes(engine as EngineVersion)) {
    throw new EngineError(engine);
  }
}

/** The receipt as given, its values known to be good; a RequestError becomes a ReceiptError. */
function checked(receipt: Receipt, maxGames: number, checkMore: (good: Receipt) => Receipt): Receipt {
  try {
    return checkMore(receiptOf(checkGenerateRequest(receipt, maxGames)));
  } catch (error) {
    throw asReceiptError(error, receipt, maxGames);
  }
}

/** The error of a request for up to `maxGames` tickets as a fault of the receipt; any other error as it is. */
export function asReceiptError(error: unknown, receipt: Receipt, maxGames: number): unknown {
  if (!(error instanceof RequestError)) return error;
  const { message, problem } = error;
  const wanted = expectedBy(receipt, problem, expectedWords(maxGames));
  return new ReceiptError(`${shortened(message)}; ${wanted}`, problem);
}

/** A message may hold a value of any length. */
function shortened(message: string): string {
  return message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message;
}

/** Options, or a bet, with nothing in them but texts, numbers, true, false, and lists of these. */
function readParts(field: 'options' | 'bet', kept: unknown): Readonly<Record<string, unknown>> {
  const parts = fieldsOf(kept);
  if (!parts) throw new ReceiptError(`invalid ${field}; expected a plain object`, { field });
  const isPlain = (value: unknown) => /^(string|number|boolean)$/.test(typeof value);
  return Object.fromEntries(
    Object.entries(parts).map(([name, value]) => {
      const list = elementsOf(value);
      if (list ? list.every(isPlain) : isPlain(value)) return [name, list ?? value];
      const types = 'a text, a number, true, false, or a list of these';
      throw new ReceiptError(`invalid ${field}.${name}; expected ${types}`, { field });
    }),
  );
}
