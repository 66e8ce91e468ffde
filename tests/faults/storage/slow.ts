import { diaryTexts } from '../../../src/content/diary/diary.ts';
import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import type { Fault } from '../fault.ts';
import { BELONGINGS } from './belongings.ts';
import { broken, turn } from './breaks.ts';
import { begin, seeAll } from './doing.ts';
import { awaitGone, awaitShown, goTo } from './hands.ts';
import { awaitSaid, forgetSaid, PROBE } from './probe.ts';
import { seeded } from './seed.ts';
import { TASKS } from './tasks.ts';

/** Longest wait for a database to open, and for a transaction. */
const OPEN_MS = 3000;
const TRANSACTION_MS = 5000;

/** Where it is told that what is done is not kept, and in which words, as long as that is so. */
const NOTICES = {
  save: ['/?view=saved', savedTexts.notKept],
  spend: ['/diario', diaryTexts.notKept],
} as const;

const OPENING: readonly Fault[] = (['save', 'spend'] as const).map((name) => ({
  done: `the database does not answer as it opens (${name})`,
  saw: 'after 3 s that it cannot be kept now; it is kept, by itself, when the database answers',
  only: 'chromium',
  options: { clock: true },
  first: PROBE + seeded(...BELONGINGS) + broken({ records: 'opens late' }, 'start'),
  async play({ visit, site, page }) {
    await begin(visit, site);
    await TASKS[name].act(visit);
    // What is late once is not waited for again.
    for (let looks = 0; looks < 4; looks++) await page().clock.runFor(OPEN_MS);
    await awaitSaid(visit, TASKS[name].notKept);
    const [address, words] = NOTICES[name];
    await goTo(visit, address);
    await awaitShown(visit, words);
    await turn(visit, 'mended');
    await awaitGone(visit, words);
    await begin(visit, site);
    await TASKS[name].awaitThere(visit);
  },
}));

const OF_RESULTS: Fault = {
  done: 'the database of results does not answer as it opens',
  saw: 'after 3 s that they cannot be kept now; they are still there to be kept when it answers',
  only: 'chromium',
  options: { clock: true },
  first: PROBE + seeded(...BELONGINGS) + broken({ records: 'opens late' }, 'start'),
  async play({ visit, site, page }) {
    await begin(visit, site);
    await TASKS.results.act(visit);
    for (let looks = 0; looks < 4; looks++) await page().clock.runFor(OPEN_MS);
    await awaitSaid(visit, TASKS.results.notKept);
    await turn(visit, 'mended');
    await forgetSaid(visit);
    await TASKS.results.again(visit);
    await begin(visit, site);
    await TASKS.results.awaitThere(visit);
  },
};

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
export const SLOW: readonly Fault[] = [...OPENING, OF_RESULTS, ...READING];
