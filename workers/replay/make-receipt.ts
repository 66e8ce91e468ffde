import { isInstant } from '../shared/lottery/calendar.ts';
import { ENGINE_VERSION } from '../shared/run/engine-version.ts';
import type { WrittenReceipt } from '../shared/run/receipt.ts';
import { isSeed } from '../shared/run/seed.ts';
import { fieldsOf } from './foreign.ts';

/** What names a run; what is left out has a usual value. */
export type ReceiptNames = Needed & Usual;

type Needed = Pick<WrittenReceipt, 'lottery' | 'seed' | 'now'>;

/** Also when they are there with undefined. */
type Usual = {
  readonly [K in Exclude<keyof WrittenReceipt, keyof Needed>]?: WrittenReceipt[K] | undefined;
};

/** The history seed of a run that names none: its seed. A bad seed is named itself, not the value derived from it. */
export const usualHistorySeed = (seed: unknown): string => (isSeed(seed) ? seed : '-');

/** The fields of a receipt, not checked; missing ones have their usual values. */
export function filledNames(given: unknown): unknown {
  const names = fieldsOf(given);
  if (!names) return given;
  const told = Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined));
  const { seed, now, history } = told;
  // A bad instant is named itself, not the day derived from it.
  const date = isInstant(now) ? now.slice(0, 10) : '2000-01-01';
  return {
    engine: ENGINE_VERSION,
    strategy: 'quick',
    games: 1,
    date,
    ...(history === undefined && { historySeed: usualHistorySeed(seed) }),
    ...told,
  };
}
