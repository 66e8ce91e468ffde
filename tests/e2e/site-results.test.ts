import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { siteTexts } from '../../src/content/check/site.ts';
import { savedTexts } from '../../src/content/saved-games/saved.ts';
import { site } from '../../src/content/shell/site.ts';
import type { OfficialDraw } from '../../workers/shared/draws/official-draw.ts';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';
import { manyDraws } from '../draws/store/many-draws.ts';
import { ticketOf } from '../state/saved-games/tickets.ts';
import { violations } from './axe.ts';
import { openBrowser } from './browser.ts';
import { awaitCopy } from './faulty-host.ts';
import { resultsHost } from './results-host.ts';
import { button, keepOldList } from './steps.ts';

const host = resultsHost();
const { open } = openBrowser({ moves: false });

const bet = { follow: { from: 2943, draws: 1 }, registered: { on: '2026-11-25', draw: '2026-11-26' } };
const before = manyDraws('megasena', 12, 2931).draws.map((draw, i) => ({ ...draw, date: `2026-11-${13 + i}` }));
const draw: OfficialDraw = { contest: 2943, date: '2026-11-26', numbers: [10, 20, 32, 45, 50, 60] };
const VERDICT = 'Nenhum prêmio no 2.943. Saíram 10 20 32 45 50 60. Resultado do site.';

/** Has a registered game on the day after its draw, at the host; what is asked for from then on is listed. */
async function visit(context: BrowserContext, page: Page): Promise<string[]> {
  await context.clock.setFixedTime('2026-11-27T15:00Z');
  await page.goto(`${host.site()}/robots.txt`);
  await keepOldList(page, [{ ...ticketOf(1), ...bet }]);
  const asked: string[] = [];
  context.on('request', (request) =>
    asked.push(`${request.url().slice(host.site().length)} ${request.postData() ?? ''}`),
  );
  return asked;
}

/** Is the verdict between the top of the screen and the navigation? */
async function isInFirstScreen(page: Page): Promise<boolean> {
  const verdict = page.getByText(VERDICT);
  await verdict.waitFor();
  const [box, bar] = [await verdict.boundingBox(), await page.getByRole('navigation').boundingBox()];
  return box !== null && bar !== null && box.y >= 0 && box.y + box.height <= bar.y;
}

test('a registered game has its verdict in the first screen without a tap, offline too, and no request names a lottery or game', async () => {
  await host.serve({ lottery: 'megasena', draws: before });
  await host.up();
  const { page, context } = await open({ site: host.site(), path: null, serviceWorkers: 'allow', allow: /ERR_/ });
  const asked = await visit(context, page);
  await page.goto(host.site());
  await page.getByText('1 resultado a conferir').waitFor();
  await host.serve({ lottery: 'megasena', draws: [draw] });
  await page.goto(`${host.site()}/resultados`);
  expect(await isInFirstScreen(page)).toBe(true);
  await page.getByText('Resultados do site até o 2.943, de ontem. Próximo: 29/11, 11 h.').waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, site.saved).click();
  await page.getByText('sem prêmio').waitFor();
  await page.getByText(savedTexts.checkedBySite).waitFor();
  expect(host.asked).toContain('newest.bin');
  const named = [...LOTTERIES.map(({ key }) => key), '2943', '02', '51'];
  expect(asked.filter((one) => named.some((name) => one.split(/[\W_]/).includes(name)))).toEqual([]);
  expect(new Set(asked.filter((one) => one.startsWith('/results')))).toEqual(new Set(['/results/newest.bin ']));

  await awaitCopy(page);
  await host.down();
  await page.goto(`${host.site()}/resultados`);
  expect(await isInFirstScreen(page)).toBe(true);
  await page.goto(host.site());
  await button(page, site.saved).waitFor();
  expect(await page.getByText('resultado a conferir').count()).toBe(0);
});

test('nothing is asked for before one tap where each byte counts', async () => {
  await host.serve({ lottery: 'megasena', draws: [...before, draw] });
  await host.up();
  const saving = () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  };
  const { page, context } = await open({ site: host.site(), path: null, before: saving });
  const asked = await visit(context, page);
  await page.goto(`${host.site()}/resultados`);
  await button(page, siteTexts.ask).waitFor();
  await page.getByText('Mega-Sena 2.943 · ontem').waitFor();
  expect(asked.filter((one) => one.startsWith('/results'))).toEqual([]);
  await button(page, siteTexts.ask).click();
  expect(await isInFirstScreen(page)).toBe(true);
  expect(await button(page, siteTexts.ask).count()).toBe(0);
  await host.down();
});
