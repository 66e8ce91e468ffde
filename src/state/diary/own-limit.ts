import { proxy } from 'valtio/vanilla';
import type { LimitUse } from '../../content/diary/limit.ts';
import { type Format, storedValue } from '../../platform/stored-value.ts';
import { MAX_SPENT } from './note-spending.ts';
import { spentIn } from './periods.ts';
import { spendingOf } from './spending.ts';

/** What a limit may be for. */
export const LIMIT_PERIODS = ['week', 'month'] as const;

/** What the visitor wants to spend at most. */
export interface OwnLimit {
  readonly period: (typeof LIMIT_PERIODS)[number];
  readonly cents: number;
}

/** Kept as the period and its cents: «month 8000»; nothing without a limit. */
const FORMAT: Format<OwnLimit | null> = {
  empty: null,
  parse(text) {
    if (text === '') return { value: null, isWhole: true };
    const [, name, digits = ''] = /^(\w+) ([1-9]\d{0,7})$/.exec(text) ?? [];
    const period = LIMIT_PERIODS.find((known) => known === name);
    const cents = Number(digits);
    if (!period || cents > MAX_SPENT) return { value: null, isWhole: false };
    return { value: { period, cents }, isWhole: true };
  },
  print: (limit) => (limit ? `${limit.period} ${limit.cents}` : ''),
};

/** The limit that the visitor has set; null: none. */
export const ownLimit = proxy<{ value: OwnLimit | null }>({ value: null });

const kept = storedValue('own-limit', FORMAT, (limit) => {
  ownLimit.value = limit;
});

/** Takes over what is stored, and follows other tabs. Call after hydration. */
export const restoreLimit = kept.restore;

/** Sets the limit, of at most `MAX_SPENT`; null removes it. Gives whether the browser has kept it. */
export function setLimit(limit: OwnLimit | null): boolean {
  return kept.change(() => limit);
}

/** How far the visitor's limit is used. */
export interface LimitNotice extends LimitUse {
  /** Does `after` reach the limit? */
  readonly isReached: boolean;
}

/**
 * What registering `extraCents` more on a day, `YYYY-MM-DD` in Brazil, makes of the limit; undefined without a limit, or
 * where today is not known. Needs `loadSpending` and `restoreLimit`.
 */
export function limitNotice(extraCents: number, today: string): LimitNotice | undefined {
  const limit = ownLimit.value;
  if (!limit || today === '') return undefined;
  const used = spentIn(spendingOf(), limit.period, today);
  const after = used + extraCents;
  return { limit: { ...limit }, used, after, isReached: after >= limit.cents };
}
