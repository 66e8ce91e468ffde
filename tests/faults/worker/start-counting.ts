import { frequentTexts } from '../../../src/content/frequent/frequent.ts';
import { chartWords } from '../../../src/content/statistics/charts.ts';
import { statisticsTexts } from '../../../src/content/statistics/statistics.ts';
import { rankNumbers } from '../../../workers/engine/frequency.ts';
import { simulateHistory } from '../../../workers/engine/history.ts';
import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import { NEWEST } from '../../engine/support/newest.ts';
import type { Visit } from '../../engines/engine.ts';
import { call, until } from '../../engines/in-page.ts';
import { statisticsFor } from '../../tasks/result-of.ts';
import { retry, type Started, texts } from './started.ts';

/** Where the simulated draws of this browser come from. */
const source = async (visit: Visit) => ({
  seed: await call(visit, () => localStorage.getItem('robo-da-sorte:v1:history-seed') ?? ''),
  date: dayInBrazil(Date.now()),
});

const RANKED = `ol[aria-label="${frequentTexts.list}"] li`;

export const frequency: Started = {
  name: 'the frequent numbers',
  task: 'frequency',
  size: 1,
  waits: false,
  start: (visit, site) => visit.open(`${site}/?view=frequent&pool=1`),
  async shown(visit) {
    await until(visit, (items) => document.querySelector(items) !== null, RANKED);
    return call(
      visit,
      (items) => [...document.querySelectorAll(items)].map((item) => item.getAttribute('aria-label')),
      RANKED,
    );
  },
  async expected(visit) {
    const { seed, date } = await source(visit);
    const lottery = lotteryOf('megasena');
    return rankNumbers(lottery, simulateHistory(NEWEST, lottery, seed, date))
      .slice(0, 10)
      .map(({ number, frequency }) => frequentTexts.item(number, frequency));
  },
  failed: frequentTexts.failed,
  again: retry,
};

export const statistics: Started = {
  name: 'the statistics',
  task: 'statistics',
  size: 1,
  waits: false,
  start: (visit, site) => visit.open(`${site}/resultados?tab=statistics`),
  async shown(visit) {
    await until(visit, () => document.querySelectorAll('details summary h2 + span').length > 0);
    return texts(visit, 'details summary h2 + span');
  },
  async expected(visit) {
    const { seed, date } = await source(visit);
    const answer = statisticsFor({ lottery: 'megasena', source: simulated(seed, date), window: 30 });
    return Object.values(chartWords).map(({ found }) => found(answer));
  },
  failed: statisticsTexts.failed,
  again: retry,
};
