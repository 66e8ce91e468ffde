import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { betTexts } from '../../src/content/bet/bet.ts';
import { home } from '../../src/content/home/home.ts';
import { overlayTexts } from '../../src/content/run/overlay.ts';
import { resultTexts } from '../../src/content/run/result.ts';
import { roomWays } from '../../src/content/shell/rooms.ts';
import { site } from '../../src/content/shell/site.ts';
import { changeAddressHere } from '../engines/in-page.ts';
import { answeredRuns, awaitAnsweredRun } from './answered-runs.ts';
import { drawUntil, pauseClock } from './clock.ts';

/** Longest that a run may take on a loaded machine; the overlay alone takes 6.9 s. */
export const RUN_TIMEOUT = 30_000;

/** Holds requests for these addresses back until the returned function is called. */
export async function holdRoute(
  context: BrowserContext,
  address: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(address, async (route) => {
    await released;
    // The page may have gone by then.
    await answer(route).catch(() => {});
  });
  return release;
}

/** The button of a quick ticket, whatever else it says. */
export function quick(page: Page): Locator {
  return page.getByRole('button', { name: home.quick });
}

/** The button of «Sua aposta», whatever else it says. */
export function betButton(page: Page): Locator {
  return page.getByRole('button', { name: betTexts.title });
}

/** The bar of a result. */
export function barOf(page: Page): Locator {
  return page.getByRole('group', { name: resultTexts.batch });
}

/** Unfolds «Detalhes» of a result. */
export async function openDetails(page: Page): Promise<void> {
  await page.locator('summary', { hasText: resultTexts.details }).press('Enter');
  await button(page, resultTexts.copyLink).waitFor();
}

/** The button of this very name. */
export function button(part: Page | Locator, name: string): Locator {
  return part.getByRole('button', { name, exact: true });
}

/** Waits for the title of a view, and until the address and the view have followed it. */
export async function awaitTitle(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.locator('#conteudo:not([style*=hidden])').waitFor({ state: 'attached' });
}

/** Goes from «Conferir» to the results that are kept. */
export async function toFiles(page: Page): Promise<void> {
  await page.getByRole('link', { name: roomWays.file.question }).click();
  await awaitTitle(page, site.titles.file);
}

/** Opens in «Conferir» the field for games that are typed. */
export async function typeGames(page: Page): Promise<void> {
  const fold = page.locator('details', { has: page.locator('summary', { hasText: 'Conferir outra coisa' }) });
  await fold.waitFor();
  if (!(await fold.evaluate((details: HTMLDetailsElement) => details.open)))
    await fold.locator('summary').press('Enter');
  await page.getByRole('radio', { name: 'Digitar' }).check();
}

/** The overlay of a run. */
export function overlayOf(page: Page): Locator {
  return page.getByRole('dialog', { name: overlayTexts.title });
}

/** Keeps what was found in the last file, which leads to «Conferir». */
export async function keepFound(page: Page): Promise<void> {
  await button(page, 'Guardar').click();
  await awaitTitle(page, site.titles.results);
}

/** The list of lotteries. */
export function lotteryList(page: Page): Locator {
  return page.getByRole('combobox', { name: home.lottery });
}

/** Chooses a lottery and a number of games on home. */
export async function choose(page: Page, lottery: string, games: number): Promise<void> {
  await lotteryList(page).selectOption(lottery);
  const name = games === 1 ? '1 jogo' : `${games} jogos`;
  await page.getByRole('button', { name, exact: true }).click();
}

/** Leads an open page to another address of its own, as «back» does: far sooner than loading it. */
export async function changeAddress(page: Page, path: string): Promise<void> {
  await page.evaluate(changeAddressHere, path);
}

/**
 * In the page: scrolls there, to the end unless told otherwise, until what comes into sight has its size and moves
 * nothing more.
 */
export async function scrollAndSettle(top = Number.MAX_SAFE_INTEGER): Promise<void> {
  const page = document.documentElement;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let height: number;
  do {
    height = page.scrollHeight;
    scrollTo(0, top);
    await frame();
    await frame();
  } while (page.scrollHeight !== height);
}

/** Waits for a result with all its tickets: they come one after the other, and then the bar. */
export async function awaitResult(page: Page): Promise<void> {
  await barOf(page).waitFor({ timeout: RUN_TIMEOUT });
}

/** The numbers on each ticket card, as they are told: all in one look, which is soon done. */
export function ticketNumbers(page: Page): Promise<string[][]> {
  return numbersOf(page.locator(`article ${PICTURE}`));
}

const NAMED = 'Números: ';
/** By its attributes: Playwright asks for roles with functions that older browsers do not have. */
const PICTURE = `[aria-label^="${NAMED}"]`;

/** The numbers that pictures of tickets are read as, which must be those that are drawn. */
async function numbersOf(pictures: Locator): Promise<string[][]> {
  const read = await pictures.evaluateAll((all) =>
    all.map((picture) => ({
      drawn: [...picture.querySelectorAll('b')].map((cell) => cell.textContent ?? ''),
      name: picture.getAttribute('aria-label') ?? '',
      // Of a folded ticket only the first are drawn.
      isFolded: picture.hasAttribute('data-rest'),
    })),
  );
  return read.map(({ drawn, name, isFolded }) => {
    expect(name.startsWith(NAMED)).toBe(true);
    const told = name.slice(NAMED.length).split(', ');
    expect(isFolded ? told.slice(0, drawn.length) : told).toEqual(drawn);
    return told;
  });
}

/** The pictures of tickets in a part of the page. */
export function slipsIn(part: Locator): Locator {
  return part.locator(PICTURE);
}

/** Presses a button of the menu «⋯» of a ticket, or of the bar. */
export async function pressInMenu(part: Page | Locator, name: string): Promise<void> {
  const more = part.getByRole('button', { name: /^(Ações do Bilhete|Mais ações)/, expanded: false }).first();
  await more.press('Enter');
  await button(part, name).press('Enter');
}

/** The button that opens a compact ticket, and closes it. */
export function unfolder(card: Locator): Locator {
  return card.getByRole('button', { name: /^Bilhete \d+$/ });
}

/** The playslip of a ticket, where it is unfolded. */
export function playslipIn(part: Locator): Locator {
  return part.getByRole('img', { name: 'Volante com os números marcados' });
}

/** Keeps games as versions before 0.5.0 did: the page takes them over once it asks for its games. */
export async function keepOldList(page: Page, games: readonly object[]): Promise<void> {
  // As text: a value is taken over piece by piece.
  await page.evaluate((text) => {
    localStorage.setItem('robo-da-sorte:v1:saved-games', text);
  }, JSON.stringify(games));
}

/** Goes to «Meus jogos»; gives its part of the page, without what is told in a toast. */
export async function openSaved(page: Page): Promise<Locator> {
  const way = button(page, site.saved);
  // The result of a phone has its own bar in place of the navigation.
  if (!(await way.isVisible())) await button(page, site.newGame).click();
  await way.click();
  return atSaved(page);
}

/** Opens «⋯» of a saved game or of a batch: the first of those that are unfolded, unless told which. */
export async function openGameMenu(saved: Locator, name = '', nth = 0): Promise<void> {
  const more = saved.getByRole('button', { name: new RegExp(`^Mais ações: ${name}`), expanded: false });
  await more.nth(nth).press('Enter');
}

/** Presses a button of the menu «⋯» of a batch that is unfolded. */
export async function pressInBatchMenu(saved: Locator, batch: string, name: string): Promise<void> {
  await button(saved, `Mais ações: ${batch}`).click();
  await button(saved, `${name}: ${batch}`).click();
}

/** Opens «⋯» of «Meus jogos», which is there. */
export async function openSavedOptions(saved: Locator): Promise<void> {
  await button(saved, 'Opções').press('Enter');
}

/** Unfolds every group of the strategies. */
export async function openCatalogue(page: Page): Promise<void> {
  const groups = page.locator('details:has(> summary > h3)');
  await groups.first().waitFor();
  await groups.evaluateAll((all) => {
    for (const group of all as HTMLDetailsElement[]) group.open = true;
  });
}

/** «Meus jogos», once it is there. */
export async function atSaved(page: Page): Promise<Locator> {
  await awaitTitle(page, site.saved);
  // By its name: Playwright asks for roles with functions that older browsers do not have.
  return page.locator('main');
}

/** Shows the text of the page at so many percent of its size. */
export async function enlarge(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** How many pixels the page is wider than the screen. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Is the focus in a dialog, or nowhere: on nothing that a dialog covers? */
export function isFocusInDialog(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body || activeElement?.closest('dialog') !== null;
  });
}

/** Closes the only dialog with Esc, and waits until it has gone. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Has it the focus? */
export function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}

/** Waits until what makes runs is there: the page asks for its first worker then. */
export async function awaitWorker(page: Page): Promise<void> {
  if (page.workers().length === 0) await page.waitForEvent('worker');
}

/** Unfolds each of the saved games that are shown, and the batches with theirs. */
export async function unfoldGames(part: Locator): Promise<void> {
  // The list may still be on its way.
  await part
    .getByRole('button', { name: /^Abrir: / })
    .first()
    .waitFor();
  const folded = part.getByRole('button', { name: /^Abrir: /, expanded: false });
  // A batch has games of its own.
  while ((await folded.count()) > 0) {
    await folded.evaluateAll((found) => {
      for (const button of found) (button as HTMLElement).click();
    });
  }
}

/** The numbers in the picture of a ticket. */
export async function numbersOn(slip: Locator): Promise<string[]> {
  const [numbers] = await numbersOf(slip);
  return numbers ?? [];
}

/** Starts a quick run on a page with a clock and waits for its result. */
export function generateFast(page: Page): Promise<void> {
  return skipOverlay(page, () => quick(page).click());
}

/** Longer than the longest overlay. */
export const OVERLAY_MS = 7500;

/** How long the bar of an overlay takes for the rest of its way. */
export const OPENING_MS = 400;

/**
 * Starts a run on a page with a clock and skips the seconds of its overlay, once the engine has answered: a clock that
 * runs ahead of a worker takes it for dead. Where that is wanted, as in `tests/faults/worker`, the worker is as good as
 * dead before the clock moves, and no other has a call.
 */
export async function skipOverlay(page: Page, start: () => Promise<void>): Promise<void> {
  const before = await answeredRuns(page);
  await start();
  await overlayOf(page).waitFor();
  await awaitAnsweredRun(page, before);
  await page.clock.runFor(OVERLAY_MS);
  await awaitResult(page);
}

/** How an overlay runs: docs/specification.md, «Pages». */
export const OVERLAYS = {
  main: { step: 2.2, tickMs: 300, completeAt: 23 },
  vipQuick: { step: 3.33, tickMs: 200, completeAt: 15 },
  vipStrategy: { step: 2.5, tickMs: 200, completeAt: 20 },
} as const;

/**
 * Starts a run on a page with a clock and moves it through its overlay, whose bar must fill up with this very tick once
 * the engine has answered, and then it opens. `onTick` sees the page after each tick before the last; without it there
 * are looks after the first, one half-way, and the last but one.
 */
export async function runOverlay(
  page: Page,
  { step, tickMs, completeAt }: (typeof OVERLAYS)[keyof typeof OVERLAYS],
  start: () => Promise<void>,
  onTick?: (tick: number) => Promise<void>,
): Promise<void> {
  const looks = onTick ? Array.from({ length: completeAt - 1 }, (_, i) => i + 1) : [1, completeAt >> 1, completeAt - 1];
  await pauseClock(page);
  const before = await answeredRuns(page);
  await start();
  const overlay = overlayOf(page);
  const shows = (percent: number) => overlay.locator(`[role=progressbar][aria-valuenow="${percent}"]`).waitFor();
  const showsTick = (tick: number) => shows(Math.round(tick * step));
  await showsTick(0);
  await awaitAnsweredRun(page, before);
  let tick = 0;
  for (const next of looks) {
    await page.clock.runFor((next - tick) * tickMs);
    tick = next;
    await showsTick(tick);
    await onTick?.(tick);
  }
  await page.clock.runFor(tickMs);
  await shows(100);
  await page.clock.runFor(OPENING_MS - 1);
  await shows(100);
  await drawUntil(page, async () => (await overlay.count()) === 0);
  // React shows a part that has just loaded by the same clock.
  await page.clock.resume();
  await awaitResult(page);
}

/**
 * Opens «Como funciona» from the footer. By the keyboard: when the marketing comes, the footer moves away between the
 * two halves of a tap.
 */
export async function openHowItWorks(page: Page): Promise<void> {
  await page.getByRole('button', { name: site.howItWorks }).press('Enter');
}
