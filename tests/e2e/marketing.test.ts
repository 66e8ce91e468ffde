import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stepsTexts } from '../../src/content/home/steps.ts';
import { openBrowser } from './browser.ts';
import { nextFrames } from './clock.ts';
import { expectReadable } from './expect-readable.ts';
import { watchVideo } from './watch-video.ts';

const { open, site } = openBrowser({ moves: false });

const goToBrochure = (page: Page) => page.getByRole('region', { name: 'Quem usa o robô' }).scrollIntoViewIfNeeded();

test('nobody outside is contacted, and nothing of the video is fetched before it is asked for; the testimonials are labelled as samples', async () => {
  const { page, context } = await open();
  const asked: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(site) || request.url().includes('/exemplo/')) asked.push(request.url());
  });
  const watch = watchVideo(page);
  await watch.scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await nextFrames(page);
  expect(asked).toEqual([]);
  await watch.click();
  const steps = page.frameLocator('iframe').getByRole('listitem');
  for (const step of ['lottery', 'games', 'strategy'] as const) {
    await steps.filter({ hasText: stepsTexts[step].title }).waitFor();
  }
  expect(asked).toEqual(['video.html', 'exemplo.css'].map((name) => `${site}/exemplo/${name}`));

  await goToBrochure(page);
  expect(await page.getByText(/exemplo ilustrativo/i).count()).toBeGreaterThan(0);
  const listed = { 'Para quem é': 4, Novidades: 3, 'Por que confiar': 5 };
  for (const [name, count] of Object.entries(listed)) {
    const items = page.getByRole('region', { name }).getByRole('listitem');
    expect(await items.count(), name).toBe(count);
  }
  const samples = page.getByRole('region', { name: 'Quem usa o robô' });
  expect(await samples.getByText(/^\d+\scurtidas · \d+\scomentários?/).count()).toBe(7);
});

test.each(['video', 'checkout'])('the sample %s can be read and touched on a phone', async (name) => {
  const { page } = await open({ path: `/exemplo/${name}.html` });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectReadable(page);
});

test('the sample video moves for 20 s unless it is paused, and rests where motion is not wanted', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page } = await open({ path: '/exemplo/video.html', reducedMotion });
    const ends = () =>
      page.evaluate(() => document.getAnimations().map((each) => each.effect?.getComputedTiming().endTime));
    const running = () => page.evaluate(() => document.getAnimations().some((each) => each.playState === 'running'));
    const moves = reducedMotion === 'no-preference';
    expect(await running()).toBe(moves);
    expect((await ends()).includes(20_000)).toBe(moves);
    if (!moves) continue;
    await page.getByRole('checkbox', { name: 'Pausar' }).check();
    expect(await running()).toBe(false);
    await page.evaluate(() => {
      for (const each of document.getAnimations()) each.finish();
    });
    await page.getByRole('link', { name: 'Ver de novo' }).click();
    await expect.poll(running).toBe(true);
  }
});

test('an avatar that does not load gives way to initials', async () => {
  const { page, context } = await open({ path: null, allow: /404|Failed to load/ });
  await context.route(/\.svg/, (route) => route.fulfill({ status: 404 }));
  await page.goto(site);
  const samples = page.getByRole('heading', { level: 3 });
  await watchVideo(page).waitFor();
  expect(await samples.count()).toBeGreaterThan(0);
  await goToBrochure(page);
  // Images below the fold wait until they come near.
  await page.getByRole('region', { name: 'Quem usa o robô' }).scrollIntoViewIfNeeded();
  const row = page.getByRole('list', { name: 'Quem usa o robô' });
  for (const item of await row.getByRole('listitem').all()) await item.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main img')].every((image) => (image as HTMLImageElement).naturalWidth > 0),
  );
  const initials = await page.evaluate(
    () =>
      [...document.querySelectorAll('main [aria-hidden=true]')].filter((e) =>
        /^[A-ZÀ-Ý]{1,2}$/.test(e.textContent ?? ''),
      ).length,
  );
  expect(initials).toBeGreaterThanOrEqual(5);
});

test.each([360, 1280])('the testimonials are one row to page through, at %d px', async (width) => {
  const { page } = await open({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await goToBrochure(page);
  const row = page.getByRole('list', { name: 'Quem usa o robô' });
  await row.scrollIntoViewIfNeeded();
  const items = row.getByRole('listitem');
  expect(await items.count()).toBe(7);
  const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const scrolled = () => row.evaluate((list) => list.scrollLeft);
  expect(await scrolled()).toBe(0);
  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect.poll(scrolled).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect.poll(scrolled).toBe(0);
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test.each([360, 768, 1280])(
  'the marketing stands open below the badges, with pictures as they near the screen and a height of its own, at %d px',
  async (width) => {
    const { page, context } = await open({ path: null, viewport: { width, height: 640 } });
    const pictures: string[] = [];
    context.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url());
    });
    await page.goto(site);
    const titles = ['Por que confiar', 'Para quem é', 'Quem usa o robô', 'Novidades'];
    await page.getByRole('region', { name: 'Por que confiar' }).waitFor();
    await page.waitForLoadState('networkidle');
    // On a wide page they are near from the start.
    if (width < 1280) expect(pictures).toEqual([]);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    if (width === 360) expect(before).toBeLessThanOrEqual(3300);
    await page.getByRole('region', { name: 'Quem usa o robô' }).scrollIntoViewIfNeeded();
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
    expect(await height()).toBe(before);
    const tops: number[] = [];
    for (const name of titles) tops.push((await page.getByRole('region', { name }).boundingBox())?.y ?? Number.NaN);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  },
);
