import type { Page } from 'playwright-core';

/** Longest that a run may take on a loaded machine; the overlay alone takes 6.9 s. */
export const RUN_TIMEOUT = 30_000;

/** Chooses a lottery and a number of games on home. */
export async function choose(page: Page, lottery: string, games: number): Promise<void> {
  await page.getByRole('combobox', { name: 'Loteria' }).selectOption(lottery);
  const name = games === 1 ? '1 jogo' : `${games} jogos`;
  await page.getByRole('button', { name, exact: true }).click();
}

/** Starts a quick run and waits for its result. */
export async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
  await awaitResult(page);
}

/** Waits for a result with tickets. */
export async function awaitResult(page: Page): Promise<void> {
  await page.getByRole('article').first().waitFor({ timeout: RUN_TIMEOUT });
}

/** The numbers on each ticket card, as they are written. */
export async function ticketNumbers(page: Page): Promise<string[][]> {
  const lists = await page.getByRole('article').getByRole('list', { name: 'Números' }).all();
  return Promise.all(lists.map((list) => list.getByRole('listitem').allTextContents()));
}

/** The same as `generate`, with the overlay's seconds skipped: the page's clock is a fake one. */
export async function generateFast(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Gerar bilhete rápido/ }).click();
  await page.getByRole('dialog', { name: 'Gerando seus jogos' }).waitFor();
  for (let i = 0; i < 20 && (await page.getByRole('article').count()) === 0; i++) {
    await page.clock.runFor(1000);
  }
  await awaitResult(page);
}
