import { expect } from 'vitest';
import { priceTexts } from '../../../src/content/bet/price.ts';
import { claimTexts } from '../../../src/content/check/claim.ts';
import type { Fault } from '../fault.ts';
import { BELONGINGS } from './belongings.ts';
import { begin, expectTold, placesOf, seeAll } from './doing.ts';
import { dumpOf, lostOf, PROBE } from './probe.ts';
import { seeded } from './seed.ts';
import { TASKS } from './tasks.ts';

const DONE = ['save', 'limit', 'price'] as const;

const ROWS: readonly { readonly to: string; readonly done: string; readonly isNoDay?: true }[] = [
  { to: '1970-01-02T12:00:00Z', done: 'back to 1970', isNoDay: true },
  { to: '2025-02-28T12:00:00Z', done: 'back by a year' },
  { to: '2038-01-20T12:00:00Z', done: 'ahead by years' },
  { to: '9999-12-31T12:00:00Z', done: 'to the last year of four digits', isNoDay: true },
  { to: '+275760-09-13T00:00:00Z', done: 'to the last moment that there is', isNoDay: true },
];

/** Clocks that are moved in mid-session, and set right again. */
export const CLOCKS: readonly Fault[] = ROWS.map(({ to, done, isNoDay }, i) => ({
  done: `the clock is moved ${done} in mid-session`,
  saw: 'what was kept, and what was kept meanwhile; the trial that was used stays used',
  only: 'chromium',
  first: PROBE + seeded(...BELONGINGS, { texts: { 'game-count': '1', premium: 'false' } }),
  ...(i === 0 && { daily: 'chromium' as const }),
  async play({ visit, site, page }) {
    await begin(visit, site);
    await seeAll(visit);
    const before = await dumpOf(visit);
    await page().clock.setFixedTime(new Date(to));
    for (const name of DONE) {
      // A price has the day on which it was known.
      const isKept = !(isNoDay && name === 'price');
      await expectTold(visit, name, 'kept', isKept ? undefined : priceTexts.problems['price-clock']);
      if (isKept) await TASKS[name].awaitThere(visit);
    }
    await expectTold(visit, 'prize', 'kept', isNoDay ? claimTexts.noDay : undefined);
    await begin(visit, site);
    await page().clock.setFixedTime(new Date());
    await begin(visit, site);
    const kept = isNoDay ? (['save', 'limit'] as const) : ([...DONE, 'prize'] as const);
    for (const name of kept) await TASKS[name].awaitThere(visit);
    expect(lostOf(before, await dumpOf(visit), placesOf(kept))).toEqual([]);
  },
}));
