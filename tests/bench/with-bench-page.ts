import type { Page } from 'playwright-core';
import { findChromium } from '../e2e/chromium.mjs';
import { launchQuiet } from '../e2e/launch.ts';
import { serveBenchPage } from './browser-site.ts';

/** Opens the bench page in Chromium, and gives what `measure` makes of it; an error of the page is one here. */
export async function withBenchPage(measure: (page: Page) => Promise<string>): Promise<string> {
  const executablePath = findChromium();
  if (!executablePath) return 'In Chromium: none found; name one in CHROMIUM_PATH.\n';
  const site = await serveBenchPage();
  const browser = await launchQuiet(executablePath);
  try {
    const page = await browser.newPage();
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(site.url);
    const report = await measure(page);
    if (errors[0]) throw errors[0];
    return report;
  } finally {
    await browser.close();
    await site.close();
  }
}
