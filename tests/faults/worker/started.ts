import { checkTexts } from '../../../src/content/check/check.ts';
import { formatWhole } from '../../../src/content/format.ts';
import { frequentTexts } from '../../../src/content/frequent/frequent.ts';
import { labTexts } from '../../../src/content/lab/lab.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { FAILURE_REASONS } from '../../../src/content/run/failure.ts';
import { resultTexts } from '../../../src/content/run/result.ts';
import { site as siteTexts } from '../../../src/content/shell/site.ts';
import { chartWords } from '../../../src/content/statistics/charts.ts';
import { statisticsTexts } from '../../../src/content/statistics/statistics.ts';
import { writeLab } from '../../../src/state/lab/lab-link.ts';
import { checkGames } from '../../../workers/draws/check/check-games.ts';
import { rankNumbers } from '../../../workers/engine/frequency.ts';
import { simulateHistory } from '../../../workers/engine/history.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { createSimulation } from '../../../workers/lab/simulate/simulate.ts';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import type { SimulateRequest } from '../../../workers/shared/lab/lab-request.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import type { TaskName } from '../../../workers/tasks/contracts.ts';
import { officialAnswer } from '../../draws/read/json-files.ts';
import { linkTo } from '../../e2e/link.ts';
import { NEWEST } from '../../engine/support/newest.ts';
import type { Visit } from '../../engines/engine.ts';
import { awaitText, call, tap, until } from '../../engines/in-page.ts';
import { addressOf, engineTickets, shownTickets } from '../../engines/shown-tickets.ts';
import { reportOf } from '../../lab/run-job.ts';
import { statisticsFor } from '../../tasks/result-of.ts';
import { KEPT_NUMBERS } from '../watch.ts';

/** Something that a person starts, and that workers do. */
export interface Started {
  /** What it is, for the name of a case. */
  readonly name: string;
  readonly task: TaskName;
  /** Most workers that its pool has. */
  readonly size: number;
  /** True where `start` says from when on workers are struck: others have calls before. */
  readonly waits: boolean;
  /** Opens the page and starts it, with the injection on from that moment. */
  start(visit: Visit, site: string): Promise<void>;
  /** What came of it, once it is there. */
  shown(visit: Visit): Promise<unknown>;
  /** The same as Node has it. */
  expected(visit: Visit): Promise<unknown>;
  /** What a person reads where it fails. */
  readonly failed: (code: keyof typeof FAILURE_REASONS) => string;
  /** Tries it again, as that message says. */
  again(visit: Visit): Promise<void>;
}

const retry = (visit: Visit) => tap(visit, 'button', siteTexts.retry);

const texts = (visit: Visit, selector: string) =>
  call(visit, (wanted) => [...document.querySelectorAll(wanted)].map(({ textContent }) => textContent ?? ''), selector);

/** From here on workers are struck. */
const arm = (visit: Visit) =>
  call(visit, () => {
    const { injected } = window as unknown as { injected?: { isOn: boolean } };
    if (injected) injected.isOn = true;
  });

function run(name: string, task: TaskName, size: number, link: string): Started {
  return {
    name,
    task,
    size,
    waits: false,
    start: (visit, site) => visit.open(`${site}${link}&pool=${size}`),
    shown: shownTickets,
    expected: async (visit) => engineTickets(await addressOf(visit)),
    failed: resultTexts.replayFailed,
    again: retry,
  };
}

const CHAMPION = linkTo({ lottery: 'quina', games: 4, strategy: 'campeao' });

/** Where the simulated draws of this browser come from. */
const source = (visit: Visit) =>
  call(visit, () => ({
    seed: localStorage.getItem('robo-da-sorte:v1:history-seed') ?? '',
    date: new Date().toLocaleDateString('sv'),
  }));

const RANKED = `ol[aria-label="${frequentTexts.list}"] li`;

const frequency: Started = {
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

const statistics: Started = {
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

/** Draws of Mega-Sena, in which the saved game has four hits once. */
const DRAWS: readonly OfficialDraw[] = [
  { contest: 99, date: '2026-11-14', numbers: [1, 2, 3, 4, 5, 6] },
  {
    contest: 100,
    date: '2026-11-21',
    numbers: [...KEPT_NUMBERS.slice(0, 4), 59, 60],
    paid: [
      { hits: 6, winners: 0, cents: 0 },
      { hits: 5, winners: 9, cents: 4_000_000 },
      { hits: 4, winners: 99, cents: 98_765 },
    ],
  },
];

const FILE = JSON.stringify(DRAWS.map((draw) => officialAnswer('megasena', draw)));

async function giveFile(visit: Visit): Promise<void> {
  await until(visit, () => document.querySelector('input[type=file]') !== null);
  await call(
    visit,
    (text) => {
      const given = new DataTransfer();
      given.items.add(new File([text], 'm.json', { type: 'application/json' }));
      const input = document.querySelector('input[type=file]') as HTMLInputElement;
      input.files = given.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    FILE,
  );
}

const openFiles = (visit: Visit, site: string) => visit.open(`${site}/resultados?tab=file`);
const isFound = (visit: Visit) => awaitText(visit, 'h2', reportTexts.title('Mega-Sena'));

const reading: Started = {
  name: 'a file with results',
  task: 'readResults',
  size: 1,
  waits: true,
  async start(visit, site) {
    await openFiles(visit, site);
    await arm(visit);
    await giveFile(visit);
  },
  async shown(visit) {
    await isFound(visit);
    return texts(visit, 'section dl dd');
  },
  expected: async () => [
    '2',
    reportTexts.contest(99, '2026-11-14'),
    reportTexts.contest(100, '2026-11-21'),
    reportTexts.prizesOf(1, 2),
    reportTexts.added(2, 0),
  ],
  failed: () => reportTexts.refusedTitle(true),
  again: giveFile,
};

const keeping: Started = {
  name: 'results that are to be kept',
  task: 'keepDraws',
  size: 1,
  waits: true,
  async start(visit, site) {
    await openFiles(visit, site);
    await giveFile(visit);
    await isFound(visit);
    await arm(visit);
    await tap(visit, 'button', reportTexts.keep);
  },
  shown: (visit) => checked(visit),
  expected: () => checking.expected(undefined as never),
  failed: () => reportTexts.faults.failed,
  again: (visit) => tap(visit, 'button', reportTexts.keep),
};

const ANSWER = '[aria-labelledby=resultado-conferir] [role=status]';

/** The sentence of the answer. */
async function checked(visit: Visit): Promise<string> {
  await until(visit, (answer) => document.querySelector(answer) !== null, ANSWER);
  const [text = ''] = await texts(visit, ANSWER);
  return /Em \d.*?\./.exec(text)?.[0] ?? text;
}

const checking: Started = {
  name: 'a check of saved games',
  task: 'checkGames',
  size: 1,
  waits: true,
  async start(visit, site) {
    await openFiles(visit, site);
    await giveFile(visit);
    await isFound(visit);
    await tap(visit, 'button', reportTexts.keep);
    await checked(visit);
    await tap(visit, 'summary', checkTexts.change);
    await arm(visit);
    await tap(visit, 'form button', checkTexts.run);
  },
  shown: checked,
  async expected() {
    const table = packDraws({ lottery: 'megasena', draws: DRAWS });
    const games = [{ numbers: KEPT_NUMBERS, scope: { kind: 'since', date: '2026-11-20' } as const }];
    const answer = runToEnd(checkGames({ table, games, scope: { kind: 'all' } }));
    return checkTexts.summary(answer.winCount, games.length, answer.contests);
  },
  failed: () => checkTexts.problems.failed,
  again: (visit) => tap(visit, 'form button', checkTexts.run),
};

const SIMULATION: SimulateRequest = {
  kind: 'simulate',
  engine: '4',
  seed: 'faults',
  bet: { kind: 'games', lottery: 'quina', games: [{ numbers: [1, 2, 3, 4, 5] }] },
  draws: 1_000_000,
};

function experiment(name: string, task: TaskName, size: number): Started {
  return {
    name,
    task,
    size,
    waits: true,
    async start(visit, site) {
      await visit.open(`${site}/laboratorio?lab=${writeLab(SIMULATION)}&workers=${size}`);
      await arm(visit);
      await tap(visit, 'button', labTexts.repeat);
    },
    async shown(visit) {
      await until(
        visit,
        (name) => [...document.querySelectorAll('table')].some((table) => table.caption?.textContent === name),
        labTexts.table.caption,
      );
      return call(
        visit,
        (name) =>
          [...document.querySelectorAll('table')]
            .filter((table) => table.caption?.textContent === name)
            .flatMap((table) => [...(table.tBodies[0]?.rows ?? [])].map((row) => row.cells[1]?.textContent ?? '')),
        labTexts.table.caption,
      );
    },
    expected: async () => reportOf(createSimulation(SIMULATION)).tiers.map(({ seen }) => formatWhole(seen)),
    failed: (code) => labTexts.failed(FAILURE_REASONS[code]),
    again: retry,
  };
}

/** All that a person can start, by name. */
export const STARTED = {
  quick: run('quick tickets', 'generate', 1, linkTo({ lottery: 'lotomania', games: 5, strategy: 'aggressive' })),
  wheel: run('a wheel', 'wheel', 1, linkTo({ lottery: 'quina', games: 4, strategy: 'cercamento' })),
  judged: run('the candidates of champions', 'shortlist', 2, CHAMPION),
  crowned: run('the choice of champions', 'crown', 2, CHAMPION),
  frequency,
  statistics,
  reading,
  keeping,
  checking,
  planned: experiment('the plan of an experiment', 'labPlan', 2),
  counted: experiment('a block of an experiment', 'labBlock', 2),
  reported: experiment('the report of an experiment', 'labReport', 2),
} as const satisfies Readonly<Record<string, Started>>;
