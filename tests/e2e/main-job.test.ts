import { describe, expect, test } from 'vitest';
import { home } from '../../src/content/home/home.ts';
import { site } from '../../src/content/shell/site.ts';
import { awaitAnsweredRun } from './answered-runs.ts';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { engineNumbers } from './engine-numbers.ts';
import { awaitResult, choose, isFocusInDialog, OVERLAY_MS, OVERLAYS, runOverlay, ticketNumbers } from './steps.ts';

const { open } = openBrowser();

/** Notes what the first ticket says of its score, as it comes: it goes by in a second. */
function noteScoring(): void {
  const scored: string[] = [];
  Object.assign(window, { scored });
  new MutationObserver(() => {
    const card = document.querySelector('article')?.textContent;
    const text = card?.match(/Calculando força do jogo\.\.\.|Força \d+/)?.[0];
    if (text && text !== scored.at(-1)) scored.push(text);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

describe('the main job on a phone', () => {
  test('choose Lotomania, generate, get tickets of 50 numbers, and «Novo Jogo» keeps the choices', async () => {
    const { page } = await open({ clock: true, premium: true, before: noteScoring });
    await choose(page, 'lotomania', 3);
    const messages = new Set<string>();
    await runOverlay(
      page,
      OVERLAYS.main,
      () => page.getByRole('button', { name: home.quick }).click(),
      async () => {
        messages.add(await page.getByRole('dialog').getByRole('status').innerText());
      },
    );
    expect([...messages]).toEqual([
      'IA analisando resultados...',
      'Encontrando padrão oculto...',
      'Calculando o jogo mais promissor...',
    ]);
    await page.getByText('Bilhete Premiado Gerado!').waitFor();
    const tickets = await ticketNumbers(page);
    expect(tickets.map((numbers) => numbers.length)).toEqual([50, 50, 50]);
    expect(new Set(tickets.map(String)).size).toBe(3);
    expect(tickets).toEqual(engineNumbers(page.url()));

    const first = page.getByRole('article', { name: 'Bilhete 1' });
    await first.getByText('Lotomania').waitFor();
    // Said once, of all of them.
    await page.getByText(/^3 jogos · Lotomania · R\$.9,00$/).waitFor();
    await page.getByText('1 em 11.372.635').waitFor();
    await first.getByText(/^Força (8[3-9]|9\d)$/).waitFor();
    await first.getByText(/^(Força Máxima|Top Class|Muito Forte|Bom)$/).waitFor();
    const scored = () => (window as unknown as { scored: string[] }).scored;
    expect((await page.evaluate(scored))[0]).toBe('Calculando força do jogo...');

    await page.getByRole('button', { name: site.newGame }).click();
    expect(await page.getByRole('combobox', { name: home.lottery }).inputValue()).toBe('lotomania');
    const three = page.getByRole('button', { name: '3 jogos' });
    expect(await three.getAttribute('aria-pressed')).toBe('true');
  });

  test('by keyboard alone, with the focus where one expects it', async () => {
    const { page } = await open({ clock: true, premium: true });
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 40) ?? '');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Pular para o conteúdo');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
    // Type-ahead starts over after a second, which letters may take on a busy machine.
    await page.keyboard.press('End');
    expect(await page.getByRole('combobox', { name: home.lottery }).inputValue()).toBe('lotomania');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused()).toMatch(/^2/);
    await page.keyboard.press('Space');
    while (!(await focused()).startsWith(home.quick)) await page.keyboard.press('Tab');
    // The overlay stays for as long as the keys take.
    await pauseClock(page);
    await page.keyboard.press('Enter');

    await page.getByRole('dialog').waitFor();
    for (let i = 0; i < 4; i++) {
      expect(await isFocusInDialog(page)).toBe(true);
      await page.keyboard.press('Tab');
    }
    await awaitAnsweredRun(page, 0);
    await page.clock.resume();
    await page.clock.runFor(OVERLAY_MS);
    await awaitResult(page);
    expect(await ticketNumbers(page)).toHaveLength(2);
    await page.waitForFunction(() => document.activeElement?.textContent === 'Seus bilhetes');

    while (!(await focused()).startsWith('Detalhes')) await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    while (!(await focused()).startsWith(site.newGame)) await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: site.appName }).waitFor();
  });
});
