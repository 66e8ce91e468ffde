import { beforeEach, expect, test, vi } from 'vitest';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { openTab, useStores } from '../../platform/tabs.ts';
import { contestsOn, daysOn } from '../../shared/rules/drawn-days.ts';
import { poolHere } from './results-page.ts';

/** The Mega-Sena's week, and Saturdays too. */
const DAYS = daysOn([0, 2, 4, 6], '2026-09-01', '2026-11-19');
const KEY = 'robo-da-sorte:v1:kept-draws';

const load = async () => ({
  ...(await import('../../../src/state/results/kept-table.ts')),
  ...(await import('../../../src/state/results/summary.ts')),
  ...(await import('../../../src/state/results/reader-pool.ts')),
  ...(await import('../../../workers/shared/rules/draw-on.ts')),
});
const open = async () => (await openTab(load, (page) => page.setResultsPool(poolHere()))).page;

const table = (days: readonly string[]) => {
  const draws = contestsOn(days).map((draw): OfficialDraw => ({ ...draw, numbers: [1, 2, 3, 4, 5, 6] }));
  return packDraws({ lottery: 'megasena', draws });
};

let storage: FakeStorage;
beforeEach(() => {
  storage = useStores();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T12:00Z') });
});

const SATURDAY = '2026-11-28';

test('draws that are kept change the calendar at once, and when the page is opened again, until they are taken away', async () => {
  const page = await open();
  expect(page.drawOn('megasena', SATURDAY)).toBeUndefined();
  await page.keepTable(table(DAYS));
  expect(page.drawOn('megasena', SATURDAY)).toBeDefined();
  const next = await open();
  expect(next.drawOn('megasena', SATURDAY)).toBeDefined();
  expect(next.drawsSource('megasena', SATURDAY)).toEqual({ until: '2026-11-19' });
  await next.removeResults('megasena');
  expect(next.drawOn('megasena', SATURDAY)).toBeUndefined();
  expect((await open()).drawOn('megasena', SATURDAY)).toBeUndefined();
});

test('one tab sees what another has kept when it asks for the summaries', async () => {
  const [here, there] = [await open(), await open()];
  await there.keepTable(table(DAYS));
  here.keptSummaries();
  expect(here.drawOn('megasena', SATURDAY)).toBeDefined();
});

test.each(['2026-11-18T12:00Z', '1970-01-01T12:00Z', '+012026-11-26T12:00:00Z'])(
  'they change nothing with a clock at %s, before the newest of them or far off',
  async (now) => {
    await (await open()).keepTable(table(DAYS));
    vi.setSystemTime(Date.parse(now));
    const page = await open();
    expect(page.keptSummaries().megasena).toBeDefined();
    expect(page.drawOn('megasena', SATURDAY)).toBeUndefined();
  },
);

test.each([
  ['of a version before it', undefined],
  ['with draws that are none', [1, null, 'x']],
  [
    'with a day that is none',
    [
      [3000, 20_700],
      [3001, Number.MAX_SAFE_INTEGER],
    ],
  ],
  ['with something else', { length: 2 }],
])('a kept summary %s stays, and changes nothing', async (_, recent) => {
  await (await open()).keepTable(table(DAYS));
  const file = JSON.parse(storage.getItem(KEY) ?? '');
  expect(file.of.megasena.recent).toHaveLength(DAYS.length);
  storage.setItem(KEY, JSON.stringify({ ...file, of: { megasena: { ...file.of.megasena, recent } } }));
  const page = await open();
  expect(page.keptSummaries().megasena).toMatchObject({ count: DAYS.length });
  expect(page.drawOn('megasena', SATURDAY)).toBeUndefined();
});
