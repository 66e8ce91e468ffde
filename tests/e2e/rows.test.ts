import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';

const { open } = openBrowser();

/** In the page: the lists in which something stands alone in the last of several rows. */
function lonely(): string[] {
  const found: string[] = [];
  for (const list of document.querySelectorAll('main :is(ul, ol, fieldset > div, [role=group])')) {
    // The wall of samples is columns, not rows.
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

test.each([768, 1024, 1280])('at %i px nothing stands alone in its row', async (width) => {
  for (const path of ['/', '/new', '/?view=frequent', '/?view=strategy']) {
    const { page } = await open({ path, premium: true, viewport: { width, height: 1000 } });
    if (path === '/') await page.getByRole('button', { name: 'Assistir ao vídeo' }).waitFor();
    if (path.includes('frequent')) await page.getByRole('list', { name: /^Números/ }).waitFor();
    if (path.includes('strategy')) await page.getByRole('tablist').waitFor();
    expect(await page.evaluate(lonely), path).toEqual([]);
  }
});
