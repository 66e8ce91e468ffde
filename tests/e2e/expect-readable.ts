import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './axe.ts';
import { cutTexts, tooSmall } from './page-checks.ts';
import { enlarge } from './steps.ts';

/** On a phone all can be read and touched, also with text twice as large. */
export async function expectReadable(page: Page): Promise<void> {
  expect.soft(await violations(page)).toEqual([]);
  expect.soft(await page.evaluate(tooSmall)).toEqual([]);
  for (const percent of [200, 100]) {
    await enlarge(page, percent);
    expect.soft(await page.evaluate(cutTexts), `${percent} %`).toEqual([]);
  }
}
