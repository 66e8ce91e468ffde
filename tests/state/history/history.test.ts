import { beforeEach, describe, expect, test } from 'vitest';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { nameWindow } from '../../../workers/shared/run/window-name.ts';
import type { FakeStorage } from '../../platform/fake-storage.ts';
import { openTab, useStores } from '../../platform/tabs.ts';
import { officialTable } from '../../shared/run/any-official.ts';
import { poolHere } from '../results/results-page.ts';

const DATE = '2026-11-20';

const open = () =>
  openTab(
    async () => ({
      ...(await import('../../../src/state/history/history-gate.ts')),
      ...(await import('../../../src/state/history/official-source.ts')),
      ...(await import('../../../src/state/history/history-sizes.ts')),
      ...(await import('../../../src/state/preferences/settings.ts')),
      ...(await import('../../../src/state/results/summary.ts')),
      ...(await import('../../../src/state/results/kept-table.ts')),
      ...(await import('../../../src/state/results/reader-pool.ts')),
    }),
    (page) => {
      page.setResultsPool(poolHere());
      page.restoreHistorySizes();
    },
  );

let storage: FakeStorage;
beforeEach(() => {
  storage = useStores();
});

/** The fault that is thrown. */
const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error) => error.fault,
  );

describe('the history of a lottery', () => {
  test('the history is the simulated one until real draws are chosen, which is kept for it alone', async () => {
    const { page } = await open();
    expect([page.mayBeOfficial(), page.sizeOf('quina')]).toEqual([false, undefined]);
    page.chooseSize('quina', 100);
    page.chooseSize('megasena', 30);
    page.chooseSize('megasena', undefined);
    const later = await open();
    expect(later.page.mayBeOfficial()).toBe(true);
    expect(later.page.historySizes.of).toEqual({ quina: 100 });
  });

  test('the history is that of its kept draws once somebody says so, as many as before or as usual', async () => {
    const { page } = await open();
    const summaryOf = async (count: number) => {
      await page.keepTable(packDraws(officialTable('quina', count)));
      const summary = page.keptSummaries().quina;
      if (!summary) throw new Error('nothing is kept');
      return summary;
    };
    expect(page.officialToChoose(await summaryOf(9))).toBeUndefined();
    const few = await summaryOf(12);
    page.chooseOfficial(few);
    expect(page.settings.lottery).toBe('quina');
    expect(page.officialSize('quina')).toBe(12);
    page.chooseSize('quina', undefined);
    const many = await summaryOf(120);
    page.chooseOfficial(many);
    expect(page.officialSize('quina')).toBe(30);
    page.chooseSize('quina', 100);
    page.chooseOfficial(many);
    expect(page.officialSize('quina')).toBe(100);
  });

  test.each(['', '[]', '{"quina":9}', '{"quina":501}', '{"quina":"30"}', '{"loto":30}'])(
    'the history that was kept as %j is the simulated one',
    async (text) => {
      storage.texts.set('robo-da-sorte:v1:history-sizes', text);
      const { page } = await open();
      expect(page.sizeOf('quina')).toBeUndefined();
    },
  );

  test('the history is as many of the newest kept draws as were chosen, or as there are', async () => {
    const { page } = await open();
    page.chooseSize('quina', 100);
    // Chosen, but there are no results any more.
    expect(await page.chosenHistory('quina', DATE)).toBeUndefined();
    await page.keepTable(packDraws(officialTable('quina', 40)));
    const history = await page.chosenHistory('quina', DATE);
    expect(history).toMatchObject({ kind: 'official', contest: 40, date: DATE });
    expect(history?.draws).toHaveLength(40);
    page.chooseSize('quina', 30);
    expect((await page.chosenHistory('quina', DATE))?.draws).toHaveLength(30);
    expect(await page.chosenHistory('megasena', DATE)).toBeUndefined();
  });

  test('the history cannot be of too few draws in a row', async () => {
    const { page } = await open();
    const { draws, lottery } = officialTable('timemania', 40);
    const gap = { lottery, draws: draws.filter(({ contest }) => contest !== 35) };
    await page.keepTable(packDraws(gap));
    page.chooseSize('timemania', 30);
    expect(await faultOf(page.chosenHistory('timemania', DATE))).toMatchObject({ kind: 'few' });
  });
});

describe('the draws that a link names', () => {
  test('the named draws are found where they are kept, and nothing takes their place elsewhere', async () => {
    const { page } = await open();
    const table = officialTable('diadasorte', 60);
    const draws = table.draws
      .slice(-50)
      .reverse()
      .map(({ numbers }) => [...numbers].sort((a, b) => a - b));
    const whole = { kind: 'official', contest: 60, date: DATE, draws } as const;
    const named = nameWindow('diadasorte', whole);
    const find = (name = named) => page.findDraws('diadasorte', name);
    expect(await faultOf(find())).toEqual({
      lottery: 'diadasorte',
      kind: 'missing',
      contests: [[11, 60]],
    });
    await page.keepTable(packDraws(table));
    expect(await find()).toEqual(whole);
    expect(await faultOf(find({ ...named, contest: 61 }))).toMatchObject({
      kind: 'missing',
      contests: [[61, 61]],
    });
    expect(await faultOf(find({ ...named, hash: '0'.repeat(16) }))).toMatchObject({
      kind: 'other',
      contests: [[11, 60]],
    });
  });
});
