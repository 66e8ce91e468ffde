import { expect, test } from 'vitest';
import { site } from '../../src/content/shell/site.ts';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { ticketsOf } from '../state/saved-games/tickets.ts';
import { wholeTest } from '../support/whole-test.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { keepDraws } from './give-draws.ts';
import { button, enlarge, excessWidth, keepOldList } from './steps.ts';

const { open } = openBrowser({ moves: false });

const told = { follow: { from: 2943, draws: 1 }, registered: { on: '2026-11-25', draw: '2026-11-26' } };

test.each([
  [360, 640, 7],
  [320, 568, 6],
])(
  'at %i × %i a playslip unfolds with %i numbers in a row, the answer in sight, and folds to what was drawn',
  async (width, height, row) => {
    const { page, context } = await open({ viewport: { width, height }, hasTouch: true });
    await keepOldList(page, [{ ...ticketsOf(1, 1)[0], ...told }]);
    await context.clock.setFixedTime('2026-11-27T15:00Z');
    await page.reload();
    await page.getByRole('navigation').getByRole('link', { name: site.nav.results }).tap();
    const slip = page.getByRole('group', { name: 'Números sorteados' });
    await page.getByText('Marcar no volante').tap();
    await button(slip, '60').waitFor();
    const boxes = await slip.locator('button').evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()));
    expect(boxes.filter(({ top }) => top === boxes[0]?.top)).toHaveLength(row);
    expect(Math.min(...boxes.map((box) => Math.min(box.width, box.height)))).toBeGreaterThanOrEqual(44);
    const answer = page.getByRole('status').filter({ hasText: /de 6|prêmio/ });
    const bottom = (await page.getByRole('navigation').boundingBox())?.y ?? 0;
    const isInSight = async () => {
      const box = await answer.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= bottom;
    };
    expect(await isInSight()).toBe(true);
    for (const n of ['02', '30', '31', '51', '52', '53']) await button(slip, n).tap();
    await answer.getByText('Quadra! 1 jogo com prêmio.').waitFor();
    expect(await isInSight()).toBe(true);
    // The games come before what keeps the result.
    const [game, keep] = [page.getByText('4 acertos · 1 quadra'), button(page, 'Guardar resultado')];
    expect((await game.boundingBox())?.y).toBeLessThan((await keep.boundingBox())?.y ?? 0);
    expect(await slip.count()).toBe(0);
    await button(page, 'Corrigir').tap();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');

    // Of what sticks, the answer alone where there is little room.
    const lastTapped = async () => {
      await button(slip, '60').evaluate((cell) => cell.scrollIntoView({ block: 'end' }));
      const [shown, cell] = [await answer.boundingBox(), await button(slip, '60').boundingBox()];
      return shown && cell ? [shown.y >= 0, shown.y + shown.height <= cell.y] : [];
    };
    await enlarge(page, 200);
    expect(await lastTapped()).toEqual([true, true]);
    await enlarge(page, 100);
    await page.setViewportSize({ width: height, height: width });
    expect(await lastTapped()).toEqual([true, true]);
    await page.setViewportSize({ width, height });

    // The win is the first thing then, whole, with its two ways on; home says it until it was seen.
    await button(page, 'Guardar resultado').tap();
    const share = button(page.getByRole('region', { name: 'Quadra!' }), 'Compartilhar');
    await share.waitFor();
    expect(await violations(page)).toEqual([]);
    const end = await share.boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bottom);
    await button(page, site.nav.home).tap();
    await page.getByRole('link', { name: 'Quadra! Veja o seu prêmio' }).tap();
    await button(page, 'Ver prêmio').tap();
    await page.getByRole('button', { name: /^Retirei: Quadra/ }).waitFor();
    await button(page, site.nav.home).tap();
    await page.getByRole('link', { name: 'Retire o prêmio até 24/02' }).waitFor();
  },
);

wholeTest(
  'the last draw of each lottery is asked for without a game, with both draws, the month or the team',
  async () => {
    const { page, context } = await open({ viewport: { width: 320, height: 568 } });
    await context.clock.setFixedTime('2026-11-27T15:00Z');
    await page.goto(`${page.url()}resultados`);
    for (const { name, drawsPerContest, extra } of LOTTERIES) {
      await page.getByRole('radio', { name, exact: true }).check();
      await page.getByRole('heading', { name: new RegExp(`^${name} · `) }).waitFor();
      expect(await page.getByRole('radio', { name: '2º sorteio' }).count()).toBe(drawsPerContest - 1);
      expect(await page.getByLabel('Mês sorteado').count()).toBe(extra === 'month' ? 1 : 0);
      expect(await page.getByText('Time: veja no comprovante.').count()).toBe(extra === 'team' ? 1 : 0);
      expect(await violations(page)).toEqual([]);
      await enlarge(page, 200);
      expect(await excessWidth(page), name).toBe(0);
      await enlarge(page, 100);
    }
  },
);

wholeTest('a draw is kept by its day; whoever knows its contest is asked whether a far one is right', async () => {
  const { page, context } = await open();
  const byDay = { follow: { draws: 2 }, registered: { on: '2026-11-23', draw: '2026-11-24' } };
  await keepOldList(page, [{ ...ticketsOf(1, 1)[0], ...byDay }]);
  await context.clock.setFixedTime('2026-11-27T15:00Z');
  await page.goto(page.url());
  await page.getByRole('link', { name: '2 resultados a conferir' }).click();
  const field = page.getByRole('textbox', { name: 'Números sorteados' });
  await field.fill('02 51 52 53 30 31');
  await button(page, 'Guardar resultado').press('Enter');
  await page.getByText('Guardado pelo dia, 24/11/2026.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  expect(await violations(page)).toEqual([]);
  // The other draw is asked for then, and the kept one can be had again.
  const draws = page.getByLabel('Sorteio', { exact: true });
  await draws.selectOption('26/11/2026');
  await page.getByText('0 de 6').waitFor();
  await field.fill('10 20 32 45 59 60');
  await button(page, 'Guardar resultado').press('Enter');
  await page.getByText('Guardado pelo dia, 26/11/2026.').waitFor();
  await draws.selectOption('24/11/2026 · guardado');
  await page.getByText('Guardado pelo dia, 24/11/2026.').waitFor();
  await page.reload();
  await page.getByText(/^Quadra! 1 jogo com prêmio\.$/).waitFor();
  await page.getByText(/^Deve ser perto de 3\.\d{3}: veja no comprovante\.$/).waitFor();
  await button(page, 'Guardar com o concurso').press('Enter');
  await page.getByText(/^Escreva o número do concurso, perto de 3\.\d{3}\./).waitFor();
  await page.getByLabel('Concurso', { exact: true }).first().fill('12');
  await button(page, 'Guardar com o concurso').press('Enter');
  await button(page, 'Sim, é o 12').press('Enter');
  await page.getByRole('region', { name: 'Quadra!' }).waitFor();
});

test('a draw that was kept by its day is compared with the results of its lottery once that is chosen', async () => {
  const { page, context } = await open({ path: '/resultados?tab=file' });
  await context.clock.setFixedTime('2026-11-27T15:00Z');
  await page.evaluate(() => {
    const told = [{ lottery: 'quina', day: '2026-11-26', rows: [[1, 2, 3, 4, 5]], month: 0 }];
    localStorage.setItem('robo-da-sorte:v1:told-draws', JSON.stringify(told));
  });
  await keepDraws(page, 'quina', { contest: 7200, date: '2026-11-26', numbers: [1, 2, 3, 4, 6] });
  await page.goto(`${new URL(page.url()).origin}/resultados?tab=file`);
  await keepDraws(page, 'megasena', { contest: 2900, date: '2026-08-13', numbers: [1, 2, 3, 4, 5, 6] });
  await page.goto(`${new URL(page.url()).origin}/resultados`);
  await page.getByRole('heading', { name: /^Mega-Sena · / }).waitFor();
  await page.getByRole('radio', { name: 'Quina' }).check();
  await page.getByRole('group', { name: 'Concurso 7.200: mudaram os números' }).waitFor();
});

test('a game of Dupla Sena shows its hits of each draw, and one saved after the draw can be noted as played', async () => {
  const { page, context } = await open();
  const numbers = [1, 2, 3, 4, 5, 6];
  const [game] = ticketsOf(1, 1);
  await keepOldList(page, [{ ...game, lotteryType: 'duplasena', numbers, date: '2026-11-27T14:00:00.000Z' }]);
  await context.clock.setFixedTime('2026-11-27T15:00Z');
  await page.goto(`${page.url()}resultados`);
  const field = page.getByRole('textbox', { name: 'Números sorteados' });
  await field.fill('01 02 03 04 15 16');
  await page.getByText('2º sorteio').click();
  await field.fill('05 06 17 18 19 20');
  const balls = page.getByRole('listitem').filter({ hasText: 'não vale para este sorteio' }).getByRole('img');
  await expect
    .poll(() => balls.evaluateAll((all) => all.map((one) => one.ariaLabel)))
    .toEqual(['4 acertos: 01, 02, 03, 04; 2 não saíram', '2 acertos: 05, 06; 4 não saíram']);
  await button(page, 'Joguei neste').press('Enter');
  await page.getByText('1 jogo registrado: sorteio de 25/11/2026.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  await page.getByText('não vale para este sorteio').waitFor({ state: 'detached' });
  await page.getByText(/^Quadra! 1 jogo com prêmio\.$/).waitFor();
});
