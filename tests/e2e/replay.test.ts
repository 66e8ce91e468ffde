import { describe, expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../workers/shared/engine-version.ts';
import { openBrowser } from './browser.ts';
import { engineNumbers } from './engine-numbers.ts';
import { awaitResult, changeAddress, choose, generateFast, ticketNumbers } from './steps.ts';

const { open, site } = openBrowser({ loadsAhead: false, moves: false });

const LINK =
  '/?view=result&lottery=lotomania&games=20&strategy=aggressive&seed=abc&history=h1' +
  `&date=2026-11-20&now=2026-11-20T12%3A00%3A00Z&engine=${ENGINE_VERSION}`;

describe('a link to a run', () => {
  test('makes the tickets of its receipt with a pool of 1 or 4, and with no workers at all; its codes are folded', async () => {
    const { page } = await open({ path: null });
    for (const flag of ['workers=1', 'workers=4', 'workers=0', 'pool=0']) {
      await page.goto(`${site}${LINK}&${flag}`);
      await awaitResult(page);
      const tickets = await ticketNumbers(page);
      expect(tickets).toHaveLength(20);
      expect(tickets, flag).toEqual(engineNumbers(site + LINK));
      const isAlone = flag.endsWith('0');
      expect(page.workers()).toHaveLength(isAlone ? 0 : 1);
      const notice = page.getByText(/^Modo compatível/);
      await expect.poll(() => notice.count()).toBe(isAlone ? 1 : 0);
      if (isAlone) expect(await notice.textContent()).toMatch(/, como pede o endereço/);
    }
    const card = page.getByRole('region', { name: 'Link para conferir' });
    const details = card.getByText('Detalhes técnicos');
    await details.waitFor();
    const codes = ['Semente', 'Histórico simulado', 'Sorteios até', 'Versão do gerador'];
    const shown = async () => {
      const all = codes.map((code) => card.getByText(code, { exact: true }).isVisible());
      return (await Promise.all(all)).filter(Boolean).length;
    };
    expect(await shown()).toBe(0);
    await details.press('Enter');
    await expect.poll(shown).toBe(codes.length);
  });

  test('is what «Copiar link» copies, works in another browser, survives a reload, and «back» leads home', async () => {
    const { page, context } = await open({ clock: true, premium: true });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await choose(page, 'diadasorte', 5);
    await generateFast(page);
    const card = page.getByRole('region', { name: 'Link para conferir' });
    await card.getByText('Isto não é uma aposta registrada.').waitFor();
    await card.getByRole('button', { name: 'Copiar link' }).click();
    await page.getByText('Link copiado').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const other = await open({ path: link.replace(site, '') });
    await awaitResult(other.page);
    expect(await ticketNumbers(other.page)).toEqual(await ticketNumbers(page));
    const prizes = (p: typeof page) => p.getByText(/^R\$\s[\d.]+$/).allTextContents();
    expect(await prizes(page)).toHaveLength(5);
    expect(await prizes(other.page)).toEqual(await prizes(page));

    const tickets = await ticketNumbers(page);
    await page.reload();
    await awaitResult(page);
    expect(await ticketNumbers(page)).toEqual(tickets);
    await page.goBack();
    await page.getByRole('button', { name: /Gerar bilhete rápido/ }).waitFor();
    await page.goForward();
    await awaitResult(page);
    expect(await ticketNumbers(page)).toEqual(tickets);
  });

  test('that is broken, or names no engine version, leads home and says what is wrong', async () => {
    const { page } = await open();
    for (const [key, value, reason] of [
      ['lottery', 'loteca', 'a loteria não existe'],
      ['games', '21', 'a quantidade de jogos não é um número de 1 a 20'],
      ['games', 'dez', 'a quantidade de jogos não é um número de 1 a 20'],
      ['strategy', 'sorte', 'a estratégia não existe'],
      ['seed', '', 'O link chegou cortado: falta a semente do sorteio'],
      ['seed', 'a b', 'Este link não pôde ser aberto: a semente do sorteio está danificada'],
      ['date', '2026-02-31', 'a data do histórico não existe'],
      ['engine', '0.9', 'foi feito com uma versão do gerador que esta página não conhece'],
    ] as const) {
      const address = new URL(site + LINK);
      address.searchParams.set(key, value);
      // One of them is loaded; the others come to the page that is there.
      if (key === 'lottery') await page.goto(address.href);
      else await changeAddress(page, `/${address.search}`);
      const alert = page.getByRole('alert');
      await alert.getByText(reason).waitFor();
      await page.getByRole('button', { name: /Gerar bilhete rápido/ }).waitFor();
      await alert.getByRole('button', { name: 'Entendi' }).click();
      await alert.waitFor({ state: 'detached' });
    }
    await changeAddress(page, LINK.replace(/&engine=.*/, ''));
    const reason = 'O link chegou cortado: falta a versão do gerador';
    await page.getByRole('alert').getByText(reason).waitFor();
    // Only a part of a link says what is missing.
    for (const [path, reason] of [
      ['/?view=result&games=99', /falta a loteria/],
      ['/?lottery=quina&seed=x', /falta a semente do histórico/],
      ['/?view=resultado&lottery=loteca', /a loteria não existe/],
    ] as const) {
      await changeAddress(page, path);
      await page.getByRole('alert').getByText(reason).waitFor();
    }
  });

  test('an unknown path is the main page; an unknown view and a result without a run are home', async () => {
    const { page } = await open({ path: '/nada/disso?view=frequent' });
    await page.getByRole('heading', { name: 'Números mais frequentes' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    for (const path of ['/?view=nada', '/?utm_source=x', '/?view=result']) {
      // One of them is loaded; the others come to a page with another view.
      if (path === '/?view=result') await page.goto(site + path);
      else await changeAddress(page, path);
      await page.getByRole('heading', { level: 1, name: 'Robô da Sorte' }).waitFor();
      expect(await page.getByRole('alert').count(), path).toBe(0);
      await changeAddress(page, '/?view=frequent');
      await page.getByRole('heading', { name: 'Números mais frequentes' }).waitFor();
    }
  });
});
