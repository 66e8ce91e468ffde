import { until } from '../../engines/in-page.ts';
import type { Fault } from '../fault.ts';
import { BELONGINGS } from './belongings.ts';
import { broken, turn } from './breaks.ts';
import { begin, expectTold, seeAll } from './doing.ts';
import { PROBE } from './probe.ts';
import { seeded } from './seed.ts';

/** A page that is left while a transaction is under way: WebKit keeps the two for «back». */
export const LEFT: Fault = {
  done: 'the page is left, and may come back, while it reads what is kept',
  saw: 'all of it in the next page, and what is done there is kept',
  first: PROBE + seeded(...BELONGINGS) + broken({ records: 'reads on' }, 'later'),
  daily: 'every engine',
  async play({ visit, site }) {
    await begin(visit, site);
    await seeAll(visit);
    await turn(visit, 'broken');
    await visit.evaluate("void document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))");
    await until(visit, () => 'reading' in document.documentElement.dataset);
    await begin(visit, site);
    await seeAll(visit);
    await expectTold(visit, 'save', 'kept');
    await expectTold(visit, 'spend', 'kept');
  },
};
