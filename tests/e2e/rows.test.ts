import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';

const { open, site } = openBrowser({ moves: false });

/** In the page: the lists in which something stands alone in the last of several rows. */
function lonely(): string[] {
  const found: string[] = [];
  for (const list of document.querySelectorAll('main :is(ul, ol, fieldset > div, [role=group])')) {
    // Any other list is one column.
    if (!/grid|flex/.test(getComputedStyle(list).display)) continue;
    const boxes = [...list.children].map((item) => item.getBoundingClientRect());
    const tops = [...new Set(boxes.map(({ top }) => top))];
    const rows = tops.map((row) => boxes.filter(({ top }) => top === row));
    const last = rows.at(-1) ?? [];
    const longest = Math.max(...rows.map((row) => row.length));
    const width = list.getBoundingClientRect().width;
    if (longest > 1 && last.length === 1 && (last[0]?.width ?? 0) < 0.75 * width)
      found.push(`${list.closest('section')?.getAttribute('aria-labelledby')}: ${boxes.length}`);
  }
  return found;
}

/** Each view, and what is there once it is. */
const VIEWS = [
  ['/', 'button', 'Assistir ao vídeo'],
  ['/new', 'button', 'Números Quentes'],
  ['/vip1922', 'button', 'Menu de estratégias VIP'],
  ['/?view=frequent', 'list', /^Números/],
  ['/?view=strategy', 'tablist', /Escolha/],
] as const;

test.each([
  [768, 1024, true],
  [768, 1280, false],
])('at %i and %i px nothing stands alone in its row, with premium: %s', async (...sizes) => {
  const [narrow, wide, premium] = sizes;
  const { page } = await open({ path: null, premium });
  for (const [path, role, name] of VIEWS) {
    // That page grants premium to those after it.
    if (path === '/vip1922' && !premium) continue;
    await page.goto(site + path);
    await page.getByRole(role, { name }).waitFor();
    for (const width of [narrow, wide]) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await page.evaluate(lonely), `${path} at ${width} px`).toEqual([]);
    }
  }
});
