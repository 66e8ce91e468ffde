import { beforeEach, describe, expect, test } from 'vitest';
import { otherTexts } from '../../../src/content/check/other-lotteries.ts';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { gamesIn } from '../../../workers/shared/games/reading.ts';
import { LOTTERIES, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { useStores } from '../../platform/tabs.ts';
import { createFakePool } from '../../pool/support/fake-pool.ts';
import { turns } from '../../pool/support/turns.ts';
import { type CheckPage, openCheck } from './check-page.ts';

const MEGASENA = packDraws({ lottery: 'megasena', draws: [{ contest: 7, numbers: [1, 2, 3, 4, 5, 6] }] });
const QUINA = packDraws({ lottery: 'quina', draws: [{ contest: 9, numbers: [1, 2, 3, 4, 5] }] });
const BOTH = 'Mega-Sena\n01 02 03 04 05 06\nQuina\n01 02 03 04 05';

let page: CheckPage;

beforeEach(async () => {
  useStores();
  ({ page } = await openCheck());
  await page.keepTable(MEGASENA);
  await page.keepTable(QUINA);
  page.chooseResultsLottery('megasena');
  page.startCheck();
});

async function checked(text: string): Promise<void> {
  page.chooseCheck({ source: 'typed', text });
  await page.runCheck();
}

describe('a text of another lottery than the chosen one', () => {
  test('a text of another lottery is not checked, and can be checked as that', async () => {
    await checked('Quina: 01 02 03 04 05 06');
    const told = { status: 'failed', problem: 'other-lottery', others: ['quina'], list: null, checked: null };
    expect(page.check).toMatchObject(told);
    expect(otherTexts.names(page.check.others, 'megasena')).toBe(
      'O texto fala da Quina, e não da Mega-Sena. Nada foi conferido.',
    );
    await page.checkAs('quina');
    expect(page.currentLottery()).toBe('quina');
    expect(page.check).toMatchObject({ status: 'ready', problem: null, others: [], text: 'Quina: 01 02 03 04 05 06' });
    // The page tells that another lottery is chosen: what was checked stays.
    page.startCheck();
    expect(page.check.checked?.result).toMatchObject({ lottery: 'quina', winCount: 1 });
  });

  test('a text of another lottery may be of this one all the same: «quina» is a prize of it too', async () => {
    await checked('Acertei a quina: 01 02 03 04 05 06');
    await page.checkAll();
    expect(page.check).toMatchObject({ status: 'ready', others: [] });
    expect(page.check.checked?.result).toMatchObject({ lottery: 'megasena', winCount: 1 });
    page.chooseCheck({ text: 'quina 01 02 03 04 05 06' });
    await page.runCheck();
    expect(page.check.problem, 'of another text nobody has said it').toBe('other-lottery');
  });

  test('a text of another lottery may be of a game that is not here', async () => {
    await checked('+Milionária 01 02 03 04 05 06');
    expect(page.check).toMatchObject({ problem: 'other-lottery', others: ['maismilionaria'] });
    expect(otherTexts.left(['quina', 'lotofacil', 'maismilionaria'])).toBe(
      'O que é da Quina, da Lotofácil e de +Milionária ficou de fora.',
    );
  });
});

test('a text of several lotteries gives each its own games, and names the others', async () => {
  await checked(BOTH);
  expect(page.check).toMatchObject({ status: 'ready', others: ['quina'] });
  expect(page.check.checked?.games.map(({ row }) => row?.line)).toEqual([2]);
  page.chooseCheck({ scope: 'last' });
  expect(page.check.others, 'of the same text').toEqual(['quina']);
  await page.checkAs('quina');
  expect(page.check).toMatchObject({ status: 'ready', others: ['megasena'] });
  expect(page.check.checked?.games.map(({ row }) => row?.line)).toEqual([4]);
  page.chooseCheck({ text: '' });
  expect(page.check.others).toEqual([]);
});

test('a text that is no list of the chosen lottery says of which it may be', async () => {
  await checked('1 2 3 4 5\n2 3 4 5 6');
  expect(page.check).toMatchObject({ status: 'failed', problem: 'no-games', offered: ['quina'] });
  await checked('Bom dia');
  expect(page.check).toMatchObject({ problem: 'no-games', offered: [] });
});

describe('a text of which nobody has chosen the lottery', () => {
  test.each(LOTTERIES)('a text without a choice is of what it names: $name', async ({ key, name, pick }) => {
    const numbers = Array.from({ length: pick }, (_, i) => i + 1).join(' ');
    await page.checkList(`${name}\n${numbers}`);
    expect(page.currentLottery()).toBe(key);
    const isKept = key === 'megasena' || key === 'quina';
    expect(page.check).toMatchObject(isKept ? { status: 'ready' } : { status: 'failed', problem: 'no-results' });
    expect(gamesIn(page.check.list ?? [])).toHaveLength(1);
  });

  test('a text that fits or names several lotteries is asked about', async () => {
    await page.checkList('11 22 33 44 55 60\n12 23 34 45 56 58');
    expect(page.check).toMatchObject({ status: 'failed', problem: 'which-lottery', offered: ['megasena', 'quina'] });
    page.startCheck();
    expect(page.check.problem).toBe('which-lottery');
    await page.checkAs('megasena');
    expect(page.check).toMatchObject({ status: 'ready', offered: [] });
    await page.checkList(BOTH);
    expect(page.check).toMatchObject({ problem: 'which-lottery', offered: ['megasena', 'quina'] });
  });

  test('a text without a chosen lottery is of the only one that it fits', async () => {
    await page.checkList(Array.from({ length: 50 }, (_, i) => i + 1).join(' '));
    expect(page.currentLottery()).toBe('lotomania');
    expect(page.check.list).toHaveLength(1);
  });

  test('a text without a chosen lottery is of the chosen one where it fits none, and what was chosen meanwhile stays', async () => {
    await page.checkList('Bom dia');
    expect(page.check).toMatchObject({ source: 'typed', text: 'Bom dia', problem: 'no-games' });
    const asked = page.checkList('Quina 1 2 3 4 5');
    page.chooseCheck({ text: '1 2 3 4 5 6' });
    await asked;
    expect(page.check).toMatchObject({ status: 'idle', text: '1 2 3 4 5 6' });
    expect(page.currentLottery()).toBe('megasena');
  });

  test('a text without a chosen lottery may be in a file, and so may what is asked', async () => {
    await page.checkList(new File(['Quina\n1 2 3 4 5'], 'q.txt'));
    expect(page.check).toMatchObject({ status: 'ready', source: 'typed' });
    expect(page.check.checked?.result).toMatchObject({ lottery: 'quina', winCount: 1 });
    await page.checkList(new File([BOTH], 'both.txt'));
    expect(page.check).toMatchObject({ problem: 'which-lottery', offered: ['megasena', 'quina'] });
    await page.checkAs('megasena');
    expect(page.check).toMatchObject({ status: 'ready', others: ['quina'] });
  });
});

test('the words name any two lotteries', () => {
  for (const { key, name } of LOTTERIES) {
    expect(otherTexts.as(key)).toBe(`Conferir como ${name}`);
    expect(otherTexts.all(key)).toContain(lotteryOf(key).name);
  }
});

test('a check ends when its view is left', async () => {
  const { calls, pool } = createFakePool();
  page.setResultsPool(pool);
  for (const begin of [() => checked('01 02 03 04 05 06'), () => page.checkList('01 02 03 04 05 06')]) {
    const checking = begin();
    expect(page.check.status).toBe('checking');
    await turns(1);
    page.leaveCheck();
    await checking;
    expect(page.check).toMatchObject({ status: 'idle', text: '01 02 03 04 05 06' });
  }
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});
