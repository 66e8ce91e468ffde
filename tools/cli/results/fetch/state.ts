import { fieldsOf, isWholeIn, parseJson } from '../../../../workers/shared/lottery/checks.ts';
import type { LotteryKey } from '../../../../workers/shared/lottery/lotteries.ts';
import { MAX_CONTEST } from '../../../../workers/shared/lottery/max-contest.ts';
import type { Gap } from './publish.ts';

/** The file of the folder in which a run leaves its state for the next one. */
export const STATE_FILE = 'fetch.json';

/** A sheet that is published whole. */
interface SeenSheet {
  readonly validator: string;
  /** The number of published draws of its lottery. */
  readonly draws: number;
}

export interface FetchState {
  readonly gaps: Partial<Record<LotteryKey, Gap>>;
  /** The sheets by address. */
  readonly seen: Record<string, SeenSheet>;
}

/** Reads a state; damaged parts count as missing. */
export function readState(json: string): FetchState {
  const { gaps, seen } = fieldsOf(parseJson(json)) ?? {};
  return { gaps: entriesIn(gaps, readGap), seen: entriesIn(seen, readSheet) };
}

function entriesIn<T>(value: unknown, read: (fields: Record<string, unknown>) => T | undefined): Record<string, T> {
  const entries = Object.entries(fieldsOf(value) ?? {}).flatMap(([name, one]) => {
    const good = read(fieldsOf(one) ?? {});
    return good ? [[name, good] as const] : [];
  });
  return Object.fromEntries(entries);
}

function readGap({ contest, runs }: Record<string, unknown>): Gap | undefined {
  return isWholeIn(contest, 1, MAX_CONTEST) && isWholeIn(runs, 0, 1000) ? { contest, runs } : undefined;
}

function readSheet({ validator, draws }: Record<string, unknown>): SeenSheet | undefined {
  const isGood = typeof validator === 'string' && /^[ -~]{1,200}$/.test(validator);
  return isGood && isWholeIn(draws, 1, MAX_CONTEST) ? { validator, draws } : undefined;
}
