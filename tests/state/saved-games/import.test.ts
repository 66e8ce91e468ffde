import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tidyLabel } from '../../../src/state/saved-games/labels.ts';
import { textFault } from '../../../src/state/syndicate/group-text.ts';
import { MAX_EXPORT_BYTES } from '../../../workers/shared/check/played-game.ts';
import { useStores } from '../../platform/tabs.ts';
import { idsOf, openSavedGames, type SavedGamesPage } from './saved-games-page.ts';
import { ticketOf, ticketsOf } from './tickets.ts';

const file = (games: unknown, change: object = {}) =>
  JSON.stringify({ format: 'robo-da-sorte/saved-games', version: 1, games, ...change });
const id = (n: number) => ticketOf(n).id;

let page: SavedGamesPage;
beforeEach(async () => {
  useStores();
  page = (await openSavedGames()).page;
});

test('texts of a foreign file come without signs that turn directions, and without what cannot be seen', async () => {
  const group = { id: 'g', name: '\u202eoãlob' };
  const games = [
    { ...ticketOf(1), name: '\u202eabc\u0007d', note: '\u2800\u2800', group },
    { ...ticketOf(2), name: '\u{1F468}\u200D\u{1F469}', note: '\ud800x' },
  ];
  await page.importFromFile(new Blob([file(games)]));
  const [first, second] = page.savedGames.games;
  expect([first?.name, first?.note, first?.group?.name]).toEqual(['abc d', undefined, 'oãlob']);
  expect([second?.name, second?.note]).toEqual(['\u{1F468}\u200D\u{1F469}', 'x']);
});

test('a name of format signs alone is none, whichever they are; emojis keep what joins them', () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff);
  const signs = all.map((code) => String.fromCodePoint(code)).filter((sign) => /\p{Cf}/u.test(sign));
  expect(signs).toEqual(expect.arrayContaining(['\uFFF9', '\u{110BD}', '\u{13430}']));
  expect(signs.filter((sign) => tidyLabel(sign) !== '' || textFault(sign) === undefined)).toEqual([]);
  const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
  expect([tidyLabel(family), textFault(family)]).toEqual([family, undefined]);
});

describe('an export', () => {
  test('an export names its format and version and holds every game', async () => {
    await page.saveGame(ticketOf(1));
    expect(JSON.parse(await page.exportGames())).toEqual({
      format: 'robo-da-sorte/saved-games',
      version: 1,
      games: [ticketOf(1)],
    });
  });

  test('an export of 50 games of the largest lottery comes back whole on another phone', async () => {
    const numbers = Array.from({ length: 50 }, (_, i) => 51 + i);
    await page.saveGames(ticketsOf(1, 50).map((ticket) => ({ ...ticket, lotteryType: 'lotomania', numbers })));
    await page.toggleFavorite(id(7));
    const before = [...page.savedGames.games];
    const text = await page.exportGames();
    useStores();
    const { page: other } = await openSavedGames();
    expect(await other.importGames(text)).toEqual({
      ok: true,
      added: 50,
      skipped: 0,
      leftOut: 0,
    });
    expect(other.savedGames.games).toEqual(before);
  });
});

describe('an import', () => {
  test('an import adds below what is there, and skips what is there already', async () => {
    await page.saveGame(ticketOf(2));
    await page.toggleFavorite(id(2));
    const outcome = await page.importGames(file([ticketOf(3), ticketOf(2), ticketOf(1)]));
    expect(outcome).toMatchObject({ ok: true, added: 2, skipped: 1, leftOut: 0 });
    expect(idsOf(page)).toEqual([id(2), id(3), id(1)]);
    expect(page.savedGames.games[0]?.isFavorite).toBe(true);
  });

  test('an import leaves out what has no room, and removes nothing for it', async () => {
    await page.saveGames(ticketsOf(0, 47).reverse());
    const outcome = await page.importGames(file(ticketsOf(100, 104)));
    expect(outcome).toMatchObject({ ok: true, added: 2, skipped: 0, leftOut: 3 });
    expect(idsOf(page).slice(-3)).toEqual([id(0), id(100), id(101)]);
    expect(await page.importGames(file([ticketOf(105), ticketOf(0)]))).toMatchObject({
      added: 0,
      skipped: 1,
      leftOut: 1,
    });
    expect(idsOf(page)).toHaveLength(50);
  });

  test('an import gives a game whose id other numbers have an id of its own, and knows it the next time', async () => {
    await page.saveGame(ticketOf(1));
    const text = file([ticketOf(1, { numbers: [1, 2, 3, 4, 5, 6] })]);
    expect(await page.importGames(text)).toMatchObject({ added: 1, skipped: 0 });
    expect(new Set(idsOf(page)).size).toBe(2);
    expect(await page.importGames(text)).toMatchObject({ added: 0, skipped: 1 });
  });

  test('an import takes a game that is in the file twice once, and says so', async () => {
    const twin = { ...ticketOf(2), isFavorite: true };
    const outcome = await page.importGames(file([ticketOf(2), ticketOf(1), twin]));
    expect(outcome).toMatchObject({ ok: true, added: 2, skipped: 1, leftOut: 0 });
    expect(page.savedGames.games).toEqual([twin, ticketOf(1)]);
  });

  test('an import takes other numbers under the same id of the file as another game', async () => {
    const other = ticketOf(1, { numbers: [1, 2, 3, 4, 5, 6] });
    const outcome = await page.importGames(file([ticketOf(1), other]));
    expect(outcome).toMatchObject({ ok: true, added: 2, skipped: 0 });
    expect(idsOf(page)).toEqual([id(1), `${id(1)}~`]);
  });

  test('a saved game gets the bets that its copy was registered for, but no other ones for its own', async () => {
    const told = (from: number) => ({
      follow: { from, draws: 1 },
      registered: { on: '2026-11-25', draw: '2026-11-26' },
    });
    await page.saveGame(ticketOf(1));
    await page.saveGame({ ...ticketOf(2), ...told(2951) });
    const copies = [1, 2].map((n) => ({ ...ticketOf(n), ...told(2960) }));
    expect(await page.importGames(file(copies))).toMatchObject({
      ok: true,
      added: 0,
      skipped: 2,
    });
    expect(page.savedGames.games.map(({ follow }) => follow?.from)).toEqual([2951, 2960]);
  });

  test('an import makes a game a favorite that is one in the file, and never the other way', async () => {
    for (const ticket of ticketsOf(1, 3)) await page.saveGame(ticket);
    await page.toggleFavorite(id(1));
    const marked = [1, 2].map((n) => ticketOf(n, { isFavorite: true }));
    const outcome = await page.importGames(file([...marked, ticketOf(3)]));
    expect(outcome).toMatchObject({ added: 0, skipped: 3, marked: 1 });
    expect(page.savedGames.games.map((game) => game.isFavorite)).toEqual([false, true, true]);
    expect(await page.importGames(file([ticketOf(2)]))).not.toHaveProperty('marked');
    expect(page.savedGames.games[1]?.isFavorite).toBe(true);
  });

  test('an import takes a file of today, and one with bets, names and batches', async () => {
    // As version 0.3.0 of the app wrote it.
    const today =
      '{"format":"robo-da-sorte/saved-games","version":1,"games":[{"id":"1795176000000-abc1",' +
      '"numbers":[2,51,52,53,54,55],"date":"2026-11-20T12:00:00.001Z","strategy":"quick",' +
      '"lotteryType":"megasena","isFavorite":true,"minBetPrice":5,"potentialPrize":60000000,' +
      '"score":93,"scoreClass":"top","odds":50063860,"relaxed":false}]}';
    expect(await page.importGames(today)).toMatchObject({ ok: true, added: 1 });
    const group = { id: 'a', name: 'Bolão', colour: 'blue' };
    const games = [
      ticketOf(2, { numbers: [1, 2, 3, 4, 5, 6, 7, 8] }),
      { ...ticketOf(3), name: 'Da avó', note: 'só às quartas', group },
      ticketOf(4, {
        lotteryType: 'timemania',
        numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 80],
        team: 80,
      }),
      ticketOf(5, { lotteryType: 'diadasorte', numbers: [1, 2, 3, 4, 5, 6, 7], month: 12 }),
    ];
    expect(await page.importGames(file(games))).toMatchObject({ ok: true, added: 4 });
    expect(JSON.parse(await page.exportGames()).games.slice(1)).toEqual(games);
  });

  test('an import takes a file with the byte order mark that Windows puts first', async () => {
    expect(await page.importGames(`\uFEFF${file([{ ...ticketOf(1), name: 'avó' }])}`)).toMatchObject({ added: 1 });
  });

  test('an import keeps fields that only a later version knows', async () => {
    await page.importGames(file([{ ...ticketOf(1), memo: 'avó' }]));
    expect(JSON.parse(await page.exportGames()).games).toEqual([{ ...ticketOf(1), memo: 'avó' }]);
  });
});

describe('a bad file', () => {
  test.each<[string, string, object]>([
    ['that is not JSON', '{"format"', { reason: 'not-json' }],
    ['that is empty', '', { reason: 'not-json' }],
    ['of nothing', 'null', { reason: 'other-format' }],
    ['of a bare list', JSON.stringify([ticketOf(1)]), { reason: 'other-format' }],
    ['of another app', file([], { format: 'other' }), { reason: 'other-format' }],
    ['without a version', file([], { version: undefined }), { reason: 'other-format' }],
    ['of version 0', file([], { version: 0 }), { reason: 'other-format' }],
    ['without games', file({ 0: ticketOf(1) }), { reason: 'other-format' }],
    ['of a newer version', file(7, { version: 3 }), { reason: 'newer-version', version: 3 }],
    [
      'with a bad game after good ones',
      file([ticketOf(2), ticketOf(3, { score: 5 })]),
      { reason: 'invalid-game', index: 1, field: 'score' },
    ],
    [
      'with a game of more bytes than games have',
      file([{ ...ticketOf(2), memo: 'é'.repeat(150_000) }]),
      { reason: 'invalid-game', index: 0, field: 'size' },
    ],
    [
      'with a game nested deeper than it can be stored',
      file([{ ...ticketOf(2), memo: JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`) }]),
      { reason: 'invalid-game', index: 0, field: 'size' },
    ],
    ['with something else for a game', file([1]), { reason: 'invalid-game', index: 0, field: 'game' }],
  ])('a file %s is refused with the reason and changes nothing', async (_, text, refusal) => {
    await page.saveGame(ticketOf(1));
    expect(await page.importGames(text)).toEqual({ ok: false, ...refusal });
    expect(page.savedGames.games).toEqual([ticketOf(1)]);
  });

  test('a file of exactly 16 million bytes is not too large', async () => {
    const text = file([], { padding: 'x'.repeat(16_000_000 - file([], { padding: '' }).length) });
    expect(text).toHaveLength(16_000_000);
    expect(await page.importGames(text)).toMatchObject({ ok: true, added: 0 });
    expect(await page.importGames(`${text} `)).toEqual({ ok: false, reason: 'too-large' });
  });

  test('a file larger than that is not even read', async () => {
    const larger = new Blob(['x'.repeat(MAX_EXPORT_BYTES + 1)]);
    const read = vi.spyOn(larger, 'arrayBuffer');
    expect(await page.importFromFile(larger)).toEqual({ ok: false, reason: 'too-large' });
    expect(read).not.toHaveBeenCalled();
  });

  test('a file that is no UTF-8, or has gone by the time it is read, is refused', async () => {
    const latin1 = new Blob([new Uint8Array([0x61, 0xe7, 0xe3, 0x6f])]);
    expect(await page.importFromFile(latin1)).toEqual({ ok: false, reason: 'not-text' });
    const gone = new Blob(['x']);
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('x', 'NotReadableError'));
    expect(await page.importFromFile(gone)).toEqual({ ok: false, reason: 'unreadable' });
  });

  test('a file nested deeper than the stack is refused like any other', async () => {
    const deep = `${'['.repeat(400_000)}${']'.repeat(400_000)}`;
    expect(await page.importGames(deep)).toMatchObject({ ok: false });
    expect(idsOf(page)).toEqual([]);
  });

  test('a file that names prototypes pollutes none and leaves no trace', async () => {
    const game = JSON.stringify(ticketOf(1)).replace(
      '{',
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},',
    );
    const text = `{"__proto__":{"format":"robo-da-sorte/saved-games","polluted":true},${file([]).slice(1, -3)}[${game}]}`;
    expect(await page.importGames(text)).toMatchObject({ ok: true, added: 1 });
    await page.toggleFavorite(id(1));
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(page.savedGames.games[0])).toBe(Object.prototype);
    expect(JSON.stringify(page.savedGames.games)).not.toContain('__proto__');
  });

  test('a file of any text throws nothing, and changes nothing unless it is good', async () => {
    await page.saveGame(ticketOf(1));
    const before = page.savedGames.games;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((v) => file([v])),
        ),
        async (text) => {
          expect((await page.importGames(text)).ok).toBe(false);
          expect(page.savedGames.games).toBe(before);
        },
      ),
    );
  });
});
