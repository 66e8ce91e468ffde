import { checkTexts } from '../../../src/content/check/check.ts';
import { formatWhole } from '../../../src/content/format.ts';
import { frequentTexts } from '../../../src/content/frequent/frequent.ts';
import { labTexts } from '../../../src/content/lab/lab.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
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
import { reportOf } from '../../../workers/lab/run-job.ts';
import { createSimulation } from '../../../workers/lab/simulate/simulate.ts';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import type { SimulateRequest } from '../../../workers/shared/lab/lab-request.ts';
import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import type { TaskName } from '../../../workers/tasks/contracts.ts';
import { officialAnswer } from '../../draws/read/json-files.ts';
import { linkTo } from '../../e2e/link.ts';
import { NEWEST } from '../../engine/support/newest.ts';
import type { Visit } from '../../engines/engine.ts';
import { awaitText, call, until } from '../../engines/in-page.ts';
import { addressOf, engineTickets, shownTickets } from '../../engines/shown-tickets.ts';
import { statisticsFor } from '../../tasks/result-of.ts';
import type { Step, Steps } from '../fault.ts';
import { give } from '../given.ts';
import { open, run, tap } from '../hands.ts';
import { KEPT_NUMBERS } from '../watch.ts';

/** Something that a person starts, and that workers do. */
interface Started {
  /** What it is, for the name of a case. */
  readonly name: string;
  readonly task: TaskName;
  /** True where `start` says from when on workers are struck: others have calls before. */
  readonly waits?: true;
  /** Opens the page and starts it. */
  readonly start: Steps;
  /** What came of it, once it is there. */
  shown(visit: Visit): Promise<unknown>;
  /** The same as Node has it. */
  expected(visit: Visit): Promise<unknown>;
  /** What a person reads where it fails. */
  readonly failed: (code: keyof typeof FAILURE_REASONS) => string;
  /** Tries it again, as that message says. */
  readonly again: Steps;
}

const retry = tap('button', siteTexts.retry);

/** From here on workers are struck. */
const arm = run('void Object.assign(window.injected, { isOn: true })');

/** The texts of all such elements, once there is one. */
async function texts(visit: Visit, selector: string): Promise<string[]> {
  await until(visit, (wanted) => document.querySelector(wanted) !== null, selector);
  return call(
    visit,
    (wanted) =>
      [...document.querySelectorAll(wanted)].map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
    selector,
  );
}

/** Tickets of a link, of a pool of so many workers. */
const ticketsOf = (name: string, task: TaskName, size: number, link: string): Started => ({
  name,
  task,
  start: open(`${link}&pool=${size}`),
  shown: shownTickets,
  expected: async (visit) => engineTickets(await addressOf(visit)),
  failed: resultTexts.replayFailed,
  again: retry,
});

/** Tickets whose candidates all workers judge. */
const CHAMPION = linkTo({ lottery: 'quina', games: 4, strategy: 'campeao' });

/** Where the simulated draws of this browser come from. */
const source = async (visit: Visit) => ({
  seed: await call(visit, () => localStorage.getItem('robo-da-sorte:v1:history-seed') ?? ''),
  date: dayInBrazil(Date.now()),
});

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

const openFiles = open('/resultados?tab=file');
const giveFile = give({ chooser: resultsTexts.choose }, [{ name: 'm.json', text: FILE, type: 'application/json' }]);
const awaitFound = (visit: Visit) => awaitText(visit, 'h2', reportTexts.title('Mega-Sena'));
const isFound: Step = ({ visit }) => awaitFound(visit);
const keep = tap('button', reportTexts.keep);
const check = tap('form button', checkTexts.run);
const lastDraw = run(`(() => {
  const which = document.querySelector('form select');
  which.value = 'last';
  which.dispatchEvent(new Event('change', { bubbles: true }));
})()`);
const ANSWER = '[aria-labelledby=resultado-conferir] [role=status]';

/** The sentence of the answer. */
async function checked(visit: Visit): Promise<string> {
  const [text = ''] = await texts(visit, ANSWER);
  return text;
}

async function checkedInNode(): Promise<string> {
  const table = packDraws({ lottery: 'megasena', draws: DRAWS });
  const games = [{ numbers: KEPT_NUMBERS, scope: { kind: 'since', date: '2026-11-20' } as const }];
  const answer = runToEnd(checkGames({ table, games, scope: { kind: 'all' } }));
  return checkTexts.answer(answer.winCount, 1, DRAWS[1]);
}

const SIMULATION: SimulateRequest = {
  kind: 'simulate',
  engine: '4',
  seed: 'faults',
  bet: { kind: 'games', lottery: 'quina', games: [{ numbers: [1, 2, 3, 4, 5] }] },
  draws: 1_000_000,
};

/** An experiment of the laboratory, on two workers. */
const experiment = (name: string, task: TaskName): Started => ({
  name,
  task,
  waits: true,
  start: [open(`/laboratorio?lab=${writeLab(SIMULATION)}&workers=2`), arm, tap('button', labTexts.repeat)],
  async shown(visit) {
    const named = (name: string) =>
      [...document.querySelectorAll('table')].some((table) => table.caption?.textContent === name);
    await until(visit, named, labTexts.table.caption);
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
});

/** All that a person can start, by name. */
export const STARTED = {
  quick: ticketsOf('quick tickets', 'generate', 1, linkTo({ lottery: 'lotomania', games: 5, strategy: 'aggressive' })),
  wheel: ticketsOf('a wheel', 'wheel', 1, linkTo({ lottery: 'quina', games: 4, strategy: 'cercamento' })),
  judged: ticketsOf('the candidates of champions', 'rankCandidates', 2, CHAMPION),
  crowned: ticketsOf('the choice of champions', 'pickChampions', 2, CHAMPION),
  frequency: {
    name: 'the frequent numbers',
    task: 'frequency',
    start: open('/?view=frequent&pool=1'),
    shown: (visit) => texts(visit, `ol[aria-label="${frequentTexts.list}"] li`),
    async expected(visit) {
      const { seed, date } = await source(visit);
      const lottery = lotteryOf('megasena');
      return rankNumbers(lottery, simulateHistory(NEWEST, lottery, seed, date))
        .slice(0, 10)
        .map(({ number, frequency }) => frequentTexts.item(number, frequency));
    },
    failed: frequentTexts.failed,
    again: retry,
  },
  statistics: {
    name: 'the statistics',
    task: 'statistics',
    start: open('/resultados?tab=statistics'),
    shown: (visit) => texts(visit, 'details summary h2 + span'),
    async expected(visit) {
      const { seed, date } = await source(visit);
      const answer = statisticsFor({ lottery: 'megasena', source: simulated(seed, date), window: 30 });
      return Object.values(chartWords).map(({ found }) => found(answer));
    },
    failed: statisticsTexts.failed,
    again: retry,
  },
  reading: {
    name: 'a file with results',
    task: 'readResults',
    waits: true,
    start: [openFiles, arm, giveFile],
    async shown(visit) {
      await awaitFound(visit);
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
  },
  keeping: {
    name: 'results that are to be kept',
    task: 'keepDraws',
    waits: true,
    start: [openFiles, giveFile, isFound, arm, keep],
    shown: checked,
    expected: checkedInNode,
    failed: () => reportTexts.faults.failed,
    again: keep,
  },
  checking: {
    name: 'a check of saved games',
    task: 'checkGames',
    waits: true,
    start: [
      openFiles,
      giveFile,
      isFound,
      keep,
      ({ visit }) => checked(visit),
      tap('summary', checkTexts.change),
      // The answer for their own draws is known: it asks no worker again.
      lastDraw,
      arm,
      check,
    ],
    shown: checked,
    expected: checkedInNode,
    failed: () => checkTexts.problems.failed,
    again: check,
  },
  planned: experiment('the plan of an experiment', 'labPlan'),
  counted: experiment('a block of an experiment', 'labBlock'),
  reported: experiment('the report of an experiment', 'labReport'),
} as const satisfies Readonly<Record<string, Started>>;
