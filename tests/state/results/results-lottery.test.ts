import { beforeEach, expect, test } from 'vitest';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { officialXlsx } from '../../draws/read/files.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';
import { useStores } from '../../platform/tabs.ts';
import { openCheck } from '../check/check-page.ts';
import { ticketOf } from '../saved-games/tickets.ts';

beforeEach(useStores);

const tableOf = (lottery: LotteryKey) => packDraws({ lottery, draws: sampleDraws(lottery) });

test('what was kept last is what all tabs are about, with its real draws, and home stays as it was', async () => {
  const { page } = await openCheck();
  await page.saveGame(ticketOf(0));
  await page.saveGame(ticketOf(0, { lotteryType: 'quina', numbers: [1, 2, 3, 4, 5] }));
  page.startCheck();
  expect(page.currentLottery()).toBe('megasena');
  page.importFiles([new File([officialXlsx('quina', sampleDraws('quina'))], 'quina.xlsx')]);
  await expect.poll(() => page.importing.step).toBe('found');
  await page.keepFound();
  expect(page.importing.kept).toMatchObject([{ lottery: 'quina', added: 20 }]);
  expect(page.currentLottery()).toBe('quina');
  expect(page.choiceNow(page.currentLottery(), page.windows, page.results.kept)).toMatchObject({
    lottery: 'quina',
    kind: 'official',
    window: 20,
  });
  await page.runCheck();
  expect(page.check).toMatchObject({ source: 'saved', checked: { result: { lottery: 'quina' } } });
  expect(page.settings.lottery).toBe('megasena');
});

test('until somebody chooses it is home’s lottery if draws of it are kept, or else one of which some are', async () => {
  const { page } = await openCheck();
  expect(page.currentLottery()).toBe('megasena');
  await page.keepTable(tableOf('quina'));
  await page.keepTable(tableOf('lotofacil'));
  expect(page.currentLottery()).toBe('lotofacil');
  page.chooseLottery('quina');
  expect(page.currentLottery()).toBe('quina');
  page.chooseResultsLottery('timemania');
  expect(page.currentLottery()).toBe('timemania');
});

test('a check of another lottery is gone once a tab has chosen', async () => {
  const { page } = await openCheck();
  await page.keepTable(tableOf('megasena'));
  page.startCheck();
  page.chooseCheck({ source: 'typed', text: '1 2 3 4 5 6' });
  await page.runCheck();
  expect(page.check.status).toBe('ready');
  page.startCheck();
  expect(page.check.status).toBe('ready');
  page.chooseResultsLottery('lotofacil');
  page.startCheck();
  expect(page.check).toMatchObject({ status: 'idle', checked: null, text: '1 2 3 4 5 6' });
});

test('numbers told by hand are of the lottery that they were told for', async () => {
  const { page } = await openCheck();
  const [mega, facil] = [{ lottery: lotteryOf('megasena') }, { lottery: lotteryOf('lotofacil') }];
  page.typeDrawn(mega, 0, '60');
  expect(page.drawnText(mega, 0)).toBe('60');
  expect(page.drawnText(facil, 0)).toBe('');
  page.typeDrawn(facil, 0, '1');
  expect(page.drawnText(facil, 0)).toBe('1');
  expect(page.drawnText(mega, 0)).toBe('');
});
