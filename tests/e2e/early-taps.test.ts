import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { pauseClock } from './clock.ts';
import { runIn } from './engine-numbers.ts';
import { generateFast } from './steps.ts';

const { open } = openBrowser({ moves: false });

/**
 * Moments on the way to a live page: React is about to listen; it listens and has hydrated
 * nothing yet; the hydrated page takes over what is stored.
 */
const MOMENTS = ['beforeReact', 'beforeHydration', 'whileStarting'] as const;
type Moment = (typeof MOMENTS)[number];

declare global {
  interface Window {
    /** What a test does at a moment, in the very task in which it comes. */
    at: Partial<Record<Moment, () => void>>;
    chooseLottery(key: string): void;
    tapSounds(): void;
    /** Lets React's scheduler go on. */
    release(): void;
  }
}

/** Runs before the page's own scripts. */
function hookMoments(): void {
  window.at = {};
  const come = (moment: Moment) => {
    const act = window.at[moment];
    delete window.at[moment];
    act?.();
  };
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...args) {
    if (this instanceof Element && this.id === 'root') {
      come('beforeReact');
      queueMicrotask(() => come('beforeHydration'));
    }
    return listen.apply(this, args as Parameters<typeof listen>);
  };
  const whenIdle = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (...args) => {
    come('whileStarting');
    return whenIdle(...args);
  };
  window.chooseLottery = (key) => {
    const select = document.querySelector('select');
    if (!select) throw new Error('no list of lotteries');
    select.value = key;
    // As browsers do, in one task. React hydrates what hears `input`, and that sets the list back.
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  window.tapSounds = () => document.querySelector<HTMLElement>('[role=switch]')?.click();
}

/** Opens home with something done at its moments, and waits until the page has come to rest. */
async function visit(acts: string): Promise<Page> {
  const { page } = await open({ before: `(${hookMoments})(); ${acts}`, clock: true });
  await rest(page);
  return page;
}

async function rest(page: Page): Promise<void> {
  if (page.workers().length === 0) await page.waitForEvent('worker');
  // What the start of the page has put off comes before this.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 10)));
}

const lottery = (page: Page) => page.getByRole('combobox', { name: 'Loteria' });
const sounds = (page: Page) => page.getByRole('switch', { name: 'Sons' });

describe.each(MOMENTS)('%s', (moment) => {
  test('a choice is kept, and the run is of that lottery', async () => {
    const page = await visit(`window.at.${moment} = () => chooseLottery('quina')`);
    expect(await lottery(page).inputValue()).toBe('quina');
    await generateFast(page);
    expect(runIn(page.url()).lottery).toBe('quina');
  });

  test('a tap counts, once', async () => {
    const page = await visit(`window.at.${moment} = tapSounds`);
    expect(await sounds(page).getAttribute('aria-checked')).toBe('false');
  });

  test('an address that changes is followed', async () => {
    const page = await visit(`window.at.${moment} = () => {
      history.pushState(null, '', '/?view=frequent');
      dispatchEvent(new PopStateEvent('popstate'));
    }`);
    await page.getByRole('list', { name: /^Números/ }).waitFor();
  });
});

test('an early choice does not undo a later one', async () => {
  const page = await visit(`
    document.addEventListener('readystatechange', () => chooseLottery('quina'), { once: true });
    window.at.whileStarting = () => chooseLottery('lotofacil');
  `);
  expect(await lottery(page).inputValue()).toBe('lotofacil');
});

test('a tap is done also where timers stand still', async () => {
  const { page } = await open({ before: `(${hookMoments})()`, clock: true });
  await rest(page);
  await pauseClock(page);
  await page.addInitScript("window.at.beforeReact = () => chooseLottery('quina')");
  await page.reload();
  await expect.poll(() => lottery(page).inputValue()).toBe('quina');
  await page.getByText('Loteria alterada para Quina').waitFor();
});

test('keys pressed while React is still hydrating count, once', async () => {
  const hold = () => {
    const post = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      held.push(() => post.call(this, message));
    };
    window.release = () => {
      MessagePort.prototype.postMessage = post;
      for (const go of held) go();
    };
  };
  const { page } = await open({ before: hold, clock: true });
  await lottery(page).focus();
  await page.keyboard.press('q');
  await sounds(page).focus();
  await page.keyboard.press('Space');
  await page.evaluate(() => window.release());
  await rest(page);
  expect(await lottery(page).inputValue()).toBe('quina');
  expect(await sounds(page).getAttribute('aria-checked')).toBe('false');
  await generateFast(page);
  expect(runIn(page.url()).lottery).toBe('quina');
});
