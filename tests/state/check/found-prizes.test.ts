import { beforeEach, describe, expect, test } from 'vitest';
import type { Claim } from '../../../src/state/check/found-prizes.ts';
import type { GamesCheck, Win } from '../../../workers/shared/check/check-games.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { storedRecords } from '../../platform/fake-database.ts';
import { useStores } from '../../platform/tabs.ts';
import { ticketOf } from '../saved-games/tickets.ts';
import { type CheckPage, openCheck } from './check-page.ts';

const GAME = ticketOf(0);
const WIN: Win = { game: 0, contest: 2, date: '2026-11-20', hits: 4, won: [{ hits: 4, prizes: 1 }] };
const FETCHED: Claim = { as: 'fetched', on: '2026-11-25' };

beforeEach(useStores);

const keyOf = (page: CheckPage) => String(page.foundPrizes.list[0]?.key);

/** The records, and before that the first as another version, or a fault, may have left it. */
const withFirst = (page: CheckPage, ...fields: readonly object[]) =>
  storedRecords(
    ...(['robo-da-sorte-prizes', 'prizes'] as const),
    ...fields.map((some) => ({ ...page.foundPrizes.list[0], ...some })),
  );

describe('what was told of a win', () => {
  test('a claim is kept, also when a check finds the win again with another worth', async () => {
    const { page } = await openCheck();
    await page.keepWins([GAME], [WIN]);
    expect(await page.markPrize(keyOf(page), FETCHED)).toBe(true);
    expect(page.foundPrizes.list).toMatchObject([{ contest: 2, claim: FETCHED }]);
    await page.keepWins([GAME], [{ ...WIN, cents: 90_000 }]);
    expect(page.foundPrizes.list).toMatchObject([{ cents: 90_000, claim: FETCHED }]);
    await page.keepWins([GAME], [{ ...WIN, cents: 80_000 }]);
    const { page: next } = await openCheck();
    expect(next.foundPrizes.list).toMatchObject([{ cents: 80_000, claim: FETCHED }]);
  });

  test('a claim can be taken back', async () => {
    const { page } = await openCheck();
    await page.keepWins([GAME], [WIN]);
    await page.markPrize(keyOf(page), { as: 'forfeited', on: '2026-11-25' });
    await page.markPrize(keyOf(page), undefined);
    expect(page.foundPrizes.list[0]).not.toHaveProperty('claim');
    const { page: next } = await openCheck();
    expect(next.foundPrizes.list[0]).not.toHaveProperty('claim');
  });

  test('a claim on an unknown win changes nothing', async () => {
    const { page } = await openCheck();
    await page.markPrize('__proto__', FETCHED);
    expect(page.foundPrizes.list).toEqual([]);
  });

  test.each([
    'fetched',
    null,
    { as: 'given away', on: '2026-11-25' },
    { as: 'fetched', on: '2026-02-31' },
    { as: 'fetched', on: 20_261_125 },
    { as: 'fetched', on: '2026-11-25', cents: -1 },
    { as: 'fetched', on: '2026-11-25', cents: 0.5 },
  ])('a claim that this version cannot read (%j) counts as nothing, and stays in the record', async (claim) => {
    const { page } = await openCheck();
    await page.keepWins([GAME], [WIN]);
    await withFirst(page, { claim });
    await page.loadFoundPrizes();
    expect(page.foundPrizes.list[0]).not.toHaveProperty('claim');
    await page.keepWins([GAME], [{ ...WIN, cents: 1 }]);
    expect(await withFirst(page)).toMatchObject([{ cents: 1, claim }]);
  });

  test('counts with records beside it that nobody can read, which stay', async () => {
    const { page } = await openCheck();
    await page.keepWins([GAME], [WIN]);
    const bad = [
      { lottery: '__proto__' },
      { lottery: 'loteca' },
      { numbers: 'all' },
      { numbers: [1, 1] },
      { contest: '2' },
      { date: 20_261_120 },
      { name: {} },
      { cents: -1 },
      { cents: 7n },
      { numbers: { toString: 1, valueOf: 1 } },
      { won: [null] },
      { won: null },
      { won: [{ hits: {}, prizes: 1 }] },
    ];
    await withFirst(page, ...bad.map((fields, i) => ({ key: `bad ${i}`, ...fields })));
    expect(await page.markPrize(keyOf(page), FETCHED)).toBe(true);
    expect(page.foundPrizes.list).toMatchObject([{ contest: 2, claim: FETCHED }]);
    expect(page.foundPrizes.status).toBe('kept');
  });
});

test('a win says whether its game was registered, as soon as that is told', async () => {
  const { page } = await openCheck();
  await page.keepWins([GAME], [{ ...WIN, cents: 90_000 }]);
  await page.markPrize(keyOf(page), FETCHED);
  expect(page.foundPrizes.list[0]).not.toHaveProperty('registered');
  const registered = { on: '2026-11-19', draw: '2026-11-20' };
  await page.keepWins([{ ...GAME, follow: { from: 2, draws: 1 }, registered }], [WIN]);
  expect(page.foundPrizes.list).toMatchObject([{ registered: true, claim: FETCHED, cents: 90_000 }]);
});

test('a registered win stays so when a later registration of its game is undone', async () => {
  const { page } = await openCheck();
  const registered = { on: '2026-11-19', draw: '2026-11-20' };
  await page.keepWins([{ ...GAME, follow: { from: 2, draws: 1 }, registered }], [WIN]);
  await page.keepWins([GAME], [WIN]);
  await page.keepWins([GAME], [{ ...WIN, cents: 90_000 }]);
  const { page: next } = await openCheck();
  expect(next.foundPrizes.list).toMatchObject([{ registered: true, cents: 90_000 }]);
});

test('a win that another version has written is not told as new, and stays', async () => {
  const { page } = await openCheck();
  await page.keepWins([GAME], [WIN]);
  await withFirst(page, { won: 'much' });
  const { page: next } = await openCheck();
  await next.keepWins([GAME], [{ ...WIN, cents: 5 }]);
  expect(next.foundPrizes).toMatchObject({ status: 'kept', list: [], fresh: [] });
  await withFirst(page, {});
  await next.loadFoundPrizes();
  expect(next.foundPrizes.list).toMatchObject([{ contest: 2 }]);
});

test('the draw of a win is looked up in a check of its own lottery', async () => {
  const { page } = await openCheck();
  await page.keepWins([GAME], [WIN]);
  const [prize] = page.foundPrizes.list;
  if (!prize) throw new Error('no prize');
  const checked = (lottery: LotteryKey) =>
    ({ lottery, draws: [{ contest: 2, numbers: [1, 2, 3, 4, 5, 6] }] }) as unknown as GamesCheck;
  expect(page.drawnFor(prize, checked('megasena'))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(page.drawnFor(prize, checked('quina'))).toEqual([]);
  expect(page.drawnFor(prize, undefined)).toEqual([]);
});
