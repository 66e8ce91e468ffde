import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isOwnGame } from '../../../src/state/saved-games/game.ts';
import { type Marks, marksOf } from '../../../workers/shared/bet/marks.ts';
import { FakeStorage, type StorageMode } from '../../platform/fake-storage.ts';
import { openTab, useStores } from '../../platform/tabs.ts';
import { ticketsOf } from '../saved-games/tickets.ts';

const ADDRESS = 'https://site.example/?view=result';

/** Games of a batch; `seed` tells two batches apart. */
const batch = (count: number, seed = 0): Marks[] =>
  Array.from({ length: count }, (_, i) => ({
    lotteryType: 'megasena',
    numbers: [1 + i, 31, 32, 33, 34, 40 + seed],
  }));

const load = async () => ({
  ...(await import('../../../src/state/copy-mode/copy-mode.ts')),
  ...(await import('../../../src/state/shell/dialogs.ts')),
  ...(await import('../../../src/state/saved-games/changes.ts')),
  ...(await import('../../../src/state/saved-games/saved-games.ts')),
});

let stored: FakeStorage;
let session: FakeStorage;

beforeEach(() => {
  stored = new FakeStorage();
  session = new FakeStorage();
  vi.stubGlobal('localStorage', stored);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('location', { href: ADDRESS });
});

/** The page after a reload, with the modules anew. */
const reload = async () => (await openTab(load, () => {})).page;

test('a tick goes on to the next game that has none, and around the end', async () => {
  const { copyMode, goBy, openCopyMode, toggleMarked } = await reload();
  openCopyMode({ games: batch(4), start: 1 });
  toggleMarked();
  expect(copyMode).toMatchObject({ index: 2, marked: [1], from: -1 });
  goBy(1);
  toggleMarked();
  expect(copyMode).toMatchObject({ index: 0, marked: [1, 3], from: 1 });
  toggleMarked();
  expect(copyMode).toMatchObject({ index: 2, marked: [0, 1, 3] });
  toggleMarked();
  expect(copyMode).toMatchObject({ index: 2, marked: [0, 1, 2, 3] });
  toggleMarked();
  expect(copyMode).toMatchObject({ index: 2, marked: [0, 1, 3] });
});

test('there is nothing before the first game and after the last', async () => {
  const { copyMode, goBy, openCopyMode } = await reload();
  openCopyMode({ games: batch(2) });
  goBy(-1);
  expect(copyMode.index).toBe(0);
  goBy(1);
  goBy(1);
  expect(copyMode.index).toBe(1);
});

test('another game, and a tick, show its own numbers and not the mirror bet', async () => {
  const { copyMode, goBy, openCopyMode, turnMirror } = await reload();
  openCopyMode({ games: batch(2) });
  turnMirror();
  expect(copyMode.isMirror).toBe(true);
  goBy(1);
  expect(copyMode.isMirror).toBe(false);
});

test('both ways share the ticks; the list is one tap away, and there after a reload', async () => {
  const before = await reload();
  before.openCopyMode({ games: batch(3) });
  before.toggleMarked();
  before.turnWay();
  expect(before.copyMode).toMatchObject({ way: 'list', index: 1, marked: [0] });
  before.stayOpen(before.copyMode.way);
  const { copyMode, resumeCopyMode, openCopyMode } = await reload();
  resumeCopyMode();
  expect(copyMode).toMatchObject({ way: 'list', index: 1, marked: [0] });
  openCopyMode({ games: batch(3) });
  expect(copyMode).toMatchObject({ way: 'slip', index: 1, marked: [0] });
});

test('whole tickets can be registered at the end, also after a reload; games without the rest cannot', async () => {
  const before = await reload();
  before.openCopyMode({ games: ticketsOf(1, 2) });
  before.toggleMarked();
  before.stayOpen(before.copyMode.way);
  const { copyMode, resumeCopyMode, openCopyMode } = await reload();
  resumeCopyMode();
  expect(copyMode.games.filter(isOwnGame)).toEqual(ticketsOf(1, 2));
  expect(copyMode.marked).toEqual([0]);
  // What an earlier version has kept of them.
  openCopyMode({ games: ticketsOf(1, 2).map(marksOf) });
  expect(copyMode.games.some(isOwnGame)).toBe(false);
  expect(copyMode.marked).toEqual([0]);
});

test('no games open nothing', async () => {
  const { dialogs, openCopyMode } = await reload();
  openCopyMode({ games: [] });
  await new Promise((resolve) => setTimeout(resolve));
  expect(dialogs.named).toEqual([]);
});

describe('after a reload', () => {
  test('the same games are where they were left; others begin', async () => {
    const before = await reload();
    before.openCopyMode({ games: batch(5) });
    before.toggleMarked();
    before.goBy(1);
    const { copyMode, openCopyMode } = await reload();
    openCopyMode({ games: batch(5, 1) });
    expect(copyMode).toMatchObject({ index: 0, marked: [] });
    openCopyMode({ games: batch(5) });
    expect(copyMode).toMatchObject({ index: 2, marked: [0] });
    openCopyMode({ games: batch(5), start: 4 });
    expect(copyMode).toMatchObject({ index: 4, marked: [0] });
  });

  test('one that begins anew has no ticks', async () => {
    const before = await reload();
    before.openCopyMode({ games: batch(2) });
    before.toggleMarked();
    before.startOver();
    const { copyMode, openCopyMode } = await reload();
    openCopyMode({ games: batch(2) });
    expect(copyMode).toMatchObject({ index: 0, marked: [] });
  });

  test('the last ten batches are known, whatever came in between', async () => {
    const { copyMode, openCopyMode, toggleMarked } = await reload();
    for (let seed = 0; seed < 11; seed++) {
      openCopyMode({ games: batch(2, seed) });
      toggleMarked();
    }
    openCopyMode({ games: batch(2, 1) });
    expect(copyMode.marked).toEqual([0]);
    openCopyMode({ games: batch(2, 0) });
    expect(copyMode.marked).toEqual([]);
  });

  test.each(['', '{', '[[1],[2,3]]', '{"a":1}', '[["x"]]'])(
    'kept text that is none of ours (%j) is no progress',
    async (text) => {
      stored.put('copy-mode', text);
      const { copyMode, openCopyMode } = await reload();
      openCopyMode({ games: batch(2) });
      expect(copyMode).toMatchObject({ index: 0, marked: [] });
    },
  );

  test.each<StorageMode>(['blocked', 'full', 'forgets'])(
    'a storage that is %s: all works for as long as the page',
    async (mode) => {
      stored.mode = mode;
      session.mode = mode;
      const { copyMode, openCopyMode, resumeCopyMode, stayOpen, toggleMarked } = await reload();
      openCopyMode({ games: batch(3) });
      stayOpen('slip');
      toggleMarked();
      expect(copyMode).toMatchObject({ index: 1, marked: [0] });
      resumeCopyMode();
    },
  );
});

describe('when the page is reloaded in copy mode', () => {
  async function leave(href = ADDRESS) {
    const before = await reload();
    before.openCopyMode({ games: [{ ...batch(1)[0], month: 3 } as Marks, ...batch(2)] });
    before.goBy(1);
    const stop = before.stayOpen(before.copyMode.way);
    vi.stubGlobal('location', { href });
    return { stop, page: await reload() };
  }

  test('a reload opens it again', async () => {
    const { page } = await leave();
    page.resumeCopyMode();
    await expect.poll(() => page.dialogs.named).toEqual(['copy']);
    expect(page.copyMode.index).toBe(1);
    expect(page.copyMode.games[0]).toEqual({ ...batch(1)[0], month: 3 });
  });

  test('another address, or having left it, opens nothing', async () => {
    const { page: elsewhere } = await leave('https://site.example/');
    elsewhere.resumeCopyMode();
    expect(elsewhere.copyMode.games).toEqual([]);
    const { stop, page } = await leave();
    stop();
    page.resumeCopyMode();
    expect(page.copyMode.games).toEqual([]);
  });

  test.each([
    '{',
    'null',
    '[]',
    JSON.stringify([ADDRESS, [{ lotteryType: 'loteca', numbers: [1] }]]),
    JSON.stringify([ADDRESS, [{ lotteryType: 'quina', numbers: [81] }]]),
    JSON.stringify([ADDRESS, [{ lotteryType: 'quina', numbers: 5 }]]),
    JSON.stringify([ADDRESS, [{ lotteryType: 'diadasorte', numbers: [5], month: 13 }]]),
  ])('what was kept is looked at: %s opens nothing', async (text) => {
    session.put('copy-mode-open', text);
    const page = await reload();
    page.resumeCopyMode();
    expect(page.copyMode.games).toEqual([]);
  });
});

test('the last tick is kept with the games that are saved', async () => {
  useStores();
  const { openCopyMode, toggleMarked, saveGame, savedGames } = await reload();
  const tickets = ticketsOf(1, 2);
  await saveGame(tickets[0] as (typeof tickets)[0]);
  const marks = () => savedGames.games.map(({ marked }) => marked);
  openCopyMode({ games: tickets });
  toggleMarked();
  expect(marks()).toEqual([undefined]);
  toggleMarked();
  await expect.poll(marks).toEqual([true]);
});
