import type { Page } from 'playwright-core';

/**
 * The text that is on the clipboard of a page's profile, which must have been granted `clipboard-read`. The page may
 * not read it: another one does, which has no policy.
 */
export async function readClipboard(page: Page): Promise<string> {
  const reader = await page.context().newPage();
  await reader.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await reader.goto(page.url());
  const text = await reader.evaluate(() => navigator.clipboard.readText());
  await reader.close();
  return text;
}
