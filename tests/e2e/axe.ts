import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule that axe has for WCAG 2.2 AA and for good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that look at colours; for all others a page is the same in light and dark. */
const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

async function violationsOf(page: Page, runOnly: readonly string[], part?: string): Promise<string[]> {
  return page.evaluate(
    async ({ only, within }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // What passes is not described, which would take most of the time.
      const found = await axe.run(within ?? document, {
        runOnly: only,
        resultTypes: ['violations'],
      });
      return found.violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map((n) => n.html)
            .join(' | ')}`,
      );
    },
    { only: [...runOnly], within: part },
  );
}

/** What axe, which is in the page, finds by these rules where the device asks for light, or dark. */
async function violationsIn(
  scheme: 'light' | 'dark',
  page: Page,
  rules: readonly string[],
  part?: string,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme });
  return (await violationsOf(page, rules, part)).map((violation) => `in ${scheme}: ${violation}`);
}

/**
 * What axe finds, in light and in dark; only in the `part` of that selector where one is given: of a page that has been
 * looked at before, with something new on it, the rest is dear and tells nothing.
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // What happens to be half under the bar is a scroll away, and axe does not scroll.
  await page.evaluate(() => {
    const bars = document.querySelectorAll<HTMLElement>('nav, [aria-label="Todos os bilhetes"]');
    for (const bar of bars) bar.style.position = 'static';
  });
  return [
    ...(await violationsIn('light', page, RULES, part)),
    ...(await violationsIn('dark', page, COLOUR_RULES, part)),
  ];
}
