import { describe, expect, test } from 'vitest';
import { resultTexts } from '../../src/content/run/result.ts';
import { ENGINE_VERSION } from '../../workers/shared/engine-version.ts';
import { openBrowser } from './browser.ts';
import { engineNumbers } from './engine-numbers.ts';
import { awaitResult, ticketNumbers } from './steps.ts';

const { open, site } = openBrowser({ loadsAhead: false, moves: false });

const RUN = `&seed=abc&history=h1&date=2026-11-20&now=2026-11-20T12%3A00%3A00Z&engine=${ENGINE_VERSION}`;
const WHEEL =
  '/?view=result&lottery=timemania&games=20&strategy=cercamento&hits=4' +
  `&numbers=80,1,2,3,5,8,13,21,34,55,40,41,42,43,44,45,46,47,48${RUN}`;
// What is compared grows with the games, of which each worker has a share.
const CHAMPION = `/?view=result&lottery=quina&games=4&strategy=campeao${RUN}`;

describe.each([
  ['cercamento', WHEEL, ['&pool=1', '&pool=0'], 1],
  ['campeao', CHAMPION, ['&pool=1', '&pool=2', '&pool=0'], 0],
] as const)('a link to a run of %s', (_, link, pools, wheels) => {
  test('makes the same tickets with any number of workers, and loads no more than it needs', async () => {
    const { page, context } = await open({ path: null });
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    const expected = engineNumbers(site + link);
    for (const pool of pools) {
      asked.length = 0;
      await page.goto(site + link + pool);
      await awaitResult(page);
      expect(await ticketNumbers(page), pool).toEqual(expected);
      expect(asked.filter((url) => /wheel/.test(url)).length, pool).toBe(wheels);
    }
  });
});

test('a ticket for which the rule left too few combinations says so, the others do not', async () => {
  // Lotomania has one ticket without a number of the newest draw: the other fifty.
  const path = `/?view=result&lottery=lotomania&games=3&strategy=anti-repeticao${RUN}`;
  const { page } = await open({ path });
  await awaitResult(page);
  const says = await Promise.all(
    (await page.getByRole('article').all()).map((card) =>
      card.getByText(resultTexts.relaxed).isVisible(),
    ),
  );
  expect(says).toEqual([false, true, true]);
});
