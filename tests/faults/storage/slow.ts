import type { Fault } from '../fault.ts';
import { BELONGINGS } from './belongings.ts';
import { broken, turn } from './breaks.ts';
import { awaitSaid, forgetSaid, PROBE } from './probe.ts';
import { seeded } from './seed.ts';
import { begin, seeAll, TASKS } from './tasks.ts';

/** Longest wait for a database to open, and for a transaction. */
const OPEN_MS = 3000;
const TRANSACTION_MS = 5000;

const OPENING: readonly Fault[] = (['save', 'spend', 'results'] as const).map((name) => ({
  done: `the database does not answer as it opens, for ${name === 'results' ? 'results' : `what one would ${name}`}`,
  saw: 'after 3 s that it cannot be kept now; it is there and kept when the database answers',
  only: 'chromium',
  options: { clock: true },
  first: PROBE + seeded(...BELONGINGS) + broken({ records: 'opens late' }, 'start'),
  async play({ visit, site, page }) {
    await begin(visit, site);
    await TASKS[name].act(visit);
    // As often as it is asked: what is late once is not waited for again.
    for (let looks = 0; looks < 4; looks++) await page().clock.runFor(OPEN_MS);
    await awaitSaid(visit, TASKS[name].notKept);
    await turn(visit, 'mended');
    await forgetSaid(visit);
    await TASKS[name].again(visit);
    await begin(visit, site);
    await TASKS[name].awaitThere(visit);
  },
}));

const READING: readonly Fault[] = (['save', 'spend', 'prize'] as const).map((name) => ({
  done: `a transaction does not answer in mid-session (${name})`,
  saw: 'after 5 s that it cannot be kept now; it is kept with the next look',
  only: 'chromium',
  options: { clock: true },
  first: PROBE + seeded(...BELONGINGS) + broken({ records: 'reads late' }, 'later'),
  async play({ visit, site, page }) {
    await begin(visit, site);
    await seeAll(visit);
    await turn(visit, 'broken');
    await TASKS[name].act(visit);
    for (let looks = 0; looks < 3; looks++) await page().clock.runFor(TRANSACTION_MS);
    await awaitSaid(visit, TASKS[name].notKept);
    await turn(visit, 'mended');
    await forgetSaid(visit);
    await TASKS[name].again(visit);
    await begin(visit, site);
    await TASKS[name].awaitThere(visit);
  },
}));

/** Databases that take too long. */
export const SLOW: readonly Fault[] = [...OPENING, ...READING];
