import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { site } from '../../src/content/shell/site.ts';
import { openBrowser, PHONE } from './browser.ts';
import { linkTo } from './link.ts';
import { awaitResult, awaitWorker, button, generateFast, lotteryList } from './steps.ts';
import { traceOf } from './trace.ts';

interface AnimationEvent {
  readonly name: string;
  readonly args: {
    readonly data?: {
      readonly nodeName?: string;
      readonly unsupportedProperties?: readonly string[];
    } | null;
  };
}

/** Put on and taken off at once; nothing moves by them. */
const STEPS = ['display', 'overlay', 'visibility'];

const { open } = openBrowser();

/** What began to move while `work` ran, and of that by what the page's thread had to move it. */
async function traceAnimations(page: Page, work: () => Promise<unknown>) {
  const events = await traceOf<AnimationEvent>(page, ['devtools.timeline'], work);
  const animations = events.filter(({ name }) => name === 'Animation');
  return {
    moved: animations.flatMap(({ args }) => args.data?.nodeName ?? []),
    byPage: animations
      .flatMap(({ args }) => args.data?.unsupportedProperties ?? [])
      .filter((property) => !STEPS.includes(property)),
  };
}

test('whatever moves in a reveal is moved without the page, so that a busy one keeps its frames', async () => {
  const { page } = await open({ clock: true, reducedMotion: 'no-preference' });
  const { moved, byPage } = await traceAnimations(page, async () => {
    await generateFast(page);
    await awaitResult(page);
    await page.clock.runFor(5000);
    await page.locator('article [data-class]').waitFor();
    // Each has begun: what has is told of with the frame after.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ ready }) => ready)));
  });
  expect(moved.filter((node) => node === 'B').length).toBeGreaterThanOrEqual(6);
  expect(byPage).toEqual([]);
});

/** In the page, before its scripts: notes what moves for longer than nobody sees, the part before the name of its kind. */
function noteMoved(): void {
  const moved: string[] = [];
  Object.assign(window, { moved });
  document.addEventListener('animationstart', ({ target, pseudoElement }) => {
    const { animationDuration } = getComputedStyle(target as Element, pseudoElement || null);
    if (Number.parseFloat(animationDuration) > 0.001) moved.push((target as Element).nodeName + pseudoElement);
  });
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    moved.push(`${this.nodeName} by script`);
    return animate.apply(this, how);
  };
}

/** Goes through what moves on its own: another lottery, saved tickets, a game that is marked, a hit. */
async function goThrough(page: Page): Promise<Record<string, string[]>> {
  const seen: Record<string, string[]> = {};
  const note = async (name: string) => {
    // All that begins with a frame has begun, and has gone.
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
    seen[name] = await page.evaluate(() => (window as unknown as { moved: string[] }).moved.splice(0));
  };
  await lotteryList(page).focus();
  await awaitWorker(page);
  await note('home');
  await lotteryList(page).selectOption('quina');
  await page.getByText('Loteria alterada').waitFor();
  await note('lottery');
  await page.goto(new URL(linkTo({ games: 2 }), page.url()).href);
  await awaitResult(page);
  await note('result');
  const balls = page.locator('b');
  const count = await balls.count();
  // A click brings a button that sticks into view, where it would be without, and the tickets out of it.
  await button(page, 'Salvar todos').dispatchEvent('click');
  await page.getByText('2 jogos salvos').waitFor();
  await note('save');
  await expect.poll(() => balls.count()).toBe(count);
  await button(page, site.copyMode).click();
  const mode = page.getByRole('dialog', { name: site.copyMode });
  await button(mode, 'Marquei').click();
  await mode.getByText('1 de 2 marcados').waitFor();
  await note('mark');
  await expect.poll(() => mode.locator('[data-columns]').count()).toBe(1);
  const [hit = ''] = await mode.getByRole('listitem').allTextContents();
  await page.goto(new URL('/resultados?tab=check', page.url()).href);
  const drawn = page.getByRole('textbox', { name: 'Números sorteados' });
  await drawn.waitFor();
  await note('check');
  await drawn.fill(hit);
  await page.locator('b[data-hit]').first().waitFor();
  await note('hit');
  return seen;
}

test.each([{ width: 1280, height: 800 }, PHONE])(
  'what moves at a tap is moved so too, and goes: $width',
  async (viewport) => {
    const { page } = await open({ viewport, reducedMotion: 'no-preference', before: noteMoved });
    let seen: Record<string, string[]> = {};
    const { byPage } = await traceAnimations(page, async () => {
      seen = await goThrough(page);
    });
    expect(seen.lottery).toEqual(expect.arrayContaining(['DIV::after', 'P', 'DIV']));
    expect(seen.save?.filter((name) => name === 'DIV by script')).toHaveLength(2);
    expect(seen.mark).toEqual(expect.arrayContaining(['DIV', 'DIV::after']));
    expect(seen.hit).toEqual(expect.arrayContaining(['B', 'B::after']));
    expect(byPage).toEqual([]);
  },
);

test('nothing of it moves for who wants no motion', async () => {
  const { page } = await open({ reducedMotion: 'reduce', before: noteMoved });
  expect(Object.values(await goThrough(page)).flat()).toEqual([]);
});

test('what the page has to move itself is told of', async () => {
  const { page } = await open({ reducedMotion: 'no-preference' });
  const { byPage } = await traceAnimations(page, () =>
    page.evaluate(async () => {
      const wide = document.body.animate({ marginTop: ['0', '9px'] }, 500);
      await wide.finished;
    }),
  );
  expect(byPage).toContain('margin-top');
});
