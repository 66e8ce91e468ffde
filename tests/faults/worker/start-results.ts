import { checkTexts } from '../../../src/content/check/check.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { checkGames } from '../../../workers/draws/check/check-games.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import { officialAnswer } from '../../draws/read/json-files.ts';
import type { Visit } from '../../engines/engine.ts';
import { awaitText, call, tap, until } from '../../engines/in-page.ts';
import { KEPT_NUMBERS } from '../watch.ts';
import { arm, type Started, texts } from './started.ts';

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

export const reading: Started = {
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

export const keeping: Started = {
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

export const checking: Started = {
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
