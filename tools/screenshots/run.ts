import { mkdirSync, rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { ensureChromium } from '../../tests/e2e/chromium.mjs';
import { launchQuiet } from '../../tests/e2e/launch.ts';
import { serveShipped } from '../bench/chromium.ts';
import { readTool } from '../cli/read-tool.ts';
import { SCENES } from './scenes.ts';

/** Takes every scene, or those that are named, at two sizes, light and dark. Run by `npm run screenshots`. */
const FOLDER = '.cache/screenshots';
const { names: NAMES } = readTool('screenshots', {}, 'scene', Object.keys(SCENES));
const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];
const SCHEMES = ['light', 'dark'] as const;

async function main(): Promise<void> {
  if (NAMES.length === Object.keys(SCENES).length) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { url: site, close } = await serveShipped();
  const browser = await launchQuiet(ensureChromium());
  for (const viewport of SIZES) {
    for (const colorScheme of SCHEMES) await takeAll(browser, site, viewport, colorScheme);
  }
  await browser.close();
  await close();
}

async function takeAll(
  browser: Browser,
  site: string,
  viewport: (typeof SIZES)[number],
  colorScheme: (typeof SCHEMES)[number],
): Promise<void> {
  for (const [name, scene] of Object.entries(SCENES)) {
    if (!NAMES.includes(name)) continue;
    const context = await browser.newContext({
      viewport,
      colorScheme,
      locale: 'pt-BR',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(site + scene.path);
    await scene.prepare?.(page);
    await settle(page);
    const path = `${FOLDER}/${name}-${viewport.width}-${colorScheme}.png`;
    await page.screenshot({ path, fullPage: true });
    await context.close();
  }
}

/** Lets lazily loaded parts and pictures come in. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(400);
}

await main();
