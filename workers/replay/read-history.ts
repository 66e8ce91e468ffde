import { lotteryOf } from '../shared/lottery/lotteries.ts';
import { type History, MAX_CARRIED, type OfficialHistory, simulated } from '../shared/run/history.ts';
import type { Receipt } from '../shared/run/receipt.ts';
import { RequestError } from '../shared/run/request.ts';
import { windowHash } from '../shared/run/window-name.ts';
import { ReceiptError } from './errors.ts';
import { elementsOf, fieldsOf } from './foreign.ts';

const FIELD = { field: 'history' };
const SHAPE = 'expected kind «official», contest, and draws as lists of numbers, or their size and hash';

/** A history that was kept, and the name that it was kept under where its draws stand beside it. */
interface KeptHistory {
  readonly history: History;
  readonly name?: { readonly size: unknown; readonly hash: unknown };
}

/**
 * The history in what somebody kept: of a seed, or an official one, with its draws as far as they are there. Whether
 * its values are good is checked with the rest of the receipt. Throws a ReceiptError.
 */
export function readHistory(historySeed: unknown, history: unknown, date: string): KeptHistory {
  if (historySeed !== undefined && history !== undefined) {
    throw new ReceiptError('historySeed or history, not both: expected one of them', FIELD);
  }
  if (history === undefined) return { history: simulated(historySeed as string, date) };
  const all = fieldsOf(history);
  if (all?.kind !== 'official') throw new ReceiptError(`history is no official one; ${SHAPE}`, FIELD);
  const { kind, contest, draws, size, hash, ...others } = all;
  const [other] = Object.keys(others);
  if (other) throw new ReceiptError(`unknown field ${JSON.stringify(`history.${other}`)}; ${SHAPE}`, FIELD);
  const names = { contest: contest as number, date };
  if (draws === undefined) {
    const name = { size: size as number, hash: hash as string };
    return { history: { kind: 'named', ...names, ...name } };
  }
  const lists = elementsOf(draws)?.map((draw) => elementsOf(draw));
  if (!lists?.every((list) => list !== undefined)) {
    throw new ReceiptError(`history.draws is no list of lists; ${SHAPE}`, FIELD);
  }
  const window = { kind, ...names, draws: lists as OfficialHistory['draws'] } as const;
  const isNamed = size !== undefined || hash !== undefined;
  return { history: window, ...(isNamed && { name: { size, hash } }) };
}

/** A checked receipt, its draws known to be those of their name, if any; throws a RequestError. */
export function checkName(receipt: Receipt, { name }: KeptHistory): Receipt {
  const { history, lottery } = receipt;
  if (!name || history.kind !== 'official') return receipt;
  const isSame = name.size === history.draws.length && name.hash === windowHash(lottery, history);
  if (!isSame) throw new RequestError('history', name);
  return receipt;
}

/** The receipt as given, unless its draws are still to be found; throws a ReceiptError. */
export function withDraws(receipt: Receipt): Receipt {
  const { history, lottery } = receipt;
  if (history.kind !== 'named') return receipt;
  const { contest, size } = history;
  const first = Math.max(1, contest + 1 - Math.ceil(size / lotteryOf(lottery).drawsPerContest));
  throw new ReceiptError(
    `a receipt carries at most ${MAX_CARRIED} draws: expected those of contests ${first} to ${contest}, the newest first, as history.draws`,
    FIELD,
  );
}
