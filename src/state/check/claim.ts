import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { isWholeIn } from '../../../workers/shared/lottery/checks.ts';

/** What the visitor has told of a win: that it was fetched, or that it will not be. */
export interface Claim {
  readonly as: 'fetched' | 'forfeited';
  /** The day on which that was told: `YYYY-MM-DD` in Brazil. */
  readonly on: string;
  /** What was paid, in cents: typed where results do not tell. */
  readonly cents?: number;
}

/** Most that is taken for what a prize paid, in cents: ten thousand million reais. */
export const MAX_PAID = 1_000_000_000_000;

/** What a kept record tells; undefined where that is nothing that this version knows. */
export function readClaim(value: unknown): Claim | undefined {
  const { as, on, cents }: { readonly [K in keyof Claim]?: unknown } = Object(value);
  if ((as !== 'fetched' && as !== 'forfeited') || !isCalendarDate(on)) return undefined;
  if (cents === undefined) return { as, on };
  return isWholeIn(cents, 0, MAX_PAID) ? { as, on, cents } : undefined;
}
