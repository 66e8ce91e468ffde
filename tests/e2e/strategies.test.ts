import { describe, expect, test } from 'vitest';
import { resultTexts } from '../../src/content/run/result.ts';
import { ENGINE_VERSION } from '../../workers/shared/engine-version.ts';
import { openBrowser } from './browser.ts';
import { engineNumbers } from './engine-numbers.ts';
import { awaitResult, ticketNumbers } from './steps.ts';

const { open, site } = openBrowser({ loadsAhead: false });

const RUN = `&seed=abc&history=h1&date=2026-11-20&now=2026-11-20T12%3A00%3A00Z&engine=${ENGINE_VERSION}`;
const WHEEL =
  '/?view=result&lottery=timemania&games=20&strategy=cercamento&hits=4' +
  `&numbers=80,1,2,3,5,8,13,21,34,55,40,41,42,43,44,45,46,47,48${RUN}`;
const CHAMPION = `/?view=result&lottery=quina&games=20&strategy=campeao${RUN}`;

const POOLS = [
  ['a pool of 1', '&pool=1'],
  ['a pool of 2', '&pool=2'],
  ['no workers at all', '&pool=0'],
] as const;

describe.each([
  ['cercamento', WHEEL],
  ['campeao', CHAMPION],
])('a link to a run of %s', (_, link) => {
  test.each(POOLS)('makes the same tickets with %s', async (_, flag) => {
    const { page } = await open({ path: link + flag });
    await awaitResult(page);
    expect(await ticketNumbers(page)).toEqual(engineNumbers(site + link));
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

test('the wheels are loaded for cercamento only', async () => {
  const wheels = async (link: string) => {
    const { page, context } = await open({ path: null });
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    await page.goto(site + link);
    await awaitResult(page);
    return asked.filter((url) => /wheel/.test(url)).length;
  };
  expect(await wheels(CHAMPION)).toBe(0);
  expect(await wheels(WHEEL)).toBe(1);
});
