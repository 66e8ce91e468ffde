import type { Page } from 'playwright-core';
import { evaluateIn, passTime } from './page-time.ts';

/** How long what has been asked of the page may take, by its own clock, in steps of 100 ms. */
const SOON_STEPS = 20;

/** Looks after that, for what a busy machine has not done yet: each takes it longer, the busier it is. */
const MORE_LOOKS = 200;

const WAYS = ['Esc', 'back', 'its button'] as const;

/** What does not hold that has to at any time: a heading, and dialogs that can be left in the way whose turn it is. */
export async function faultOfPage(page: Page, turn: number): Promise<string | undefined> {
  // What the last event opens may be on its way.
  await passTime(page, 600);
  const way = WAYS[turn % WAYS.length] as (typeof WAYS)[number];
  for (let open = await openDialogs(page); open > 0; open = await openDialogs(page)) {
    await leave(page, way);
    if (await isSoon(page, async () => (await openDialogs(page)) < open)) continue;
    return `a dialog cannot be left by ${way}: ${await titleOfDialog(page)}`;
  }
  const hasHeading = () =>
    evaluateIn(page, () => ['h1', 'main'].every((part) => document.querySelector(part)?.textContent?.trim()));
  return (await isSoon(page, hasHeading)) ? undefined : 'the page has no heading';
}

/** Does it hold soon? */
export async function isSoon(page: Page, holds: () => Promise<boolean>, steps = SOON_STEPS): Promise<boolean> {
  for (let look = 0; look < steps + MORE_LOOKS; look++) {
    if (await holds()) return true;
    await passTime(page, look < steps ? 100 : 1);
  }
  return false;
}

function openDialogs(page: Page): Promise<number> {
  return evaluateIn(page, () => document.querySelectorAll('dialog[open]').length);
}

function titleOfDialog(page: Page): Promise<string> {
  return evaluateIn(page, () => [...document.querySelectorAll('dialog[open] h2')].at(-1)?.textContent ?? '');
}

async function leave(page: Page, way: (typeof WAYS)[number]): Promise<void> {
  if (way === 'Esc') await page.keyboard.press('Escape');
  else if (way === 'back') await page.goBack({ waitUntil: 'commit' });
  else {
    await evaluateIn(page, () => {
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const buttons = [...(dialog?.querySelectorAll('button') ?? [])].filter((button) => button.checkVisibility());
      const isWayOut = (button: Element) =>
        /^(Fechar|Cancelar)/.test(button.getAttribute('aria-label') ?? button.textContent ?? '');
      buttons.find(isWayOut)?.click();
    });
  }
}
