import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { isWholeIn } from '../../../workers/shared/lottery/checks.ts';

/** What the visitor has said of a win: it was fetched, or it will not be. */
export interface Claim {
  readonly as: 'fetched' | 'forfeited';
  /** The day on which the visitor said so: `YYYY-MM-DD` in Brazil. */
  readonly on: string;
  /** What was paid, in cents: the visitor types it where the results do not have it. */
  readonly cents?: number;
}

/** Most that is taken for what a prize paid, in cents: ten thousand million reais. */
export const MAX_PAID = 1_000_000_000_000;

/** Reads the claim of a kept record; undefined for a claim that this version does not know. */
export function readClaim(value: unknown): Claim | undefined {
  const { as, on, cents }: { readonly [K in keyof Claim]?: unknown } = Object(value);
  if ((as !== 'fetched' && as !== 'forfeited') || !isCalendarDate(on)) return undefined;
  if (cents === undefined) return { as, on };
  return isWholeIn(cents, 0, MAX_PAID) ? { as, on, cents } : undefined;
}
