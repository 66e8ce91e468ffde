import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readTypedNumbers } from '../../../src/state/bet/typed-numbers.ts';
import { checkByHand, chooseMonth, hasWon, toldContest, typeDrawn } from '../../../src/state/check/by-hand.ts';
import { chargedPrices, drawPrices, partsOf, unsurePrizes } from '../../../src/state/check/check-parts.ts';
import type { SavedGame } from '../../../src/state/saved-games/game.ts';
import { type GamesCheck, NO_DAY, type PlayedGame } from '../../../workers/shared/check/check-games.ts';
import { playedGame } from '../../../workers/shared/check/played-game.ts';
import { packDraws, unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import { RESULTS_LIMITS } from '../../../workers/shared/draws/results-limits.ts';
import { doubtsIn } from '../../../workers/shared/games/doubts.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { officialAnswer } from '../../draws/read/json-files.ts';
import { useStores } from '../../platform/tabs.ts';
import { poolHere } from '../results/results-page.ts';
import { ticketOf } from '../saved-games/tickets.ts';
import { type CheckPage, openCheck } from './check-page.ts';

const MEGASENA = packDraws({
  lottery: 'megasena',
  draws: [
    { contest: 7, date: '2026-11-10', numbers: [1, 2, 3, 4, 5, 6] },
    { contest: 8, date: '2026-11-24', numbers: [1, 51, 52, 53, 9, 10] },
  ],
});

let page: CheckPage;

beforeEach(async () => {
  useStores();
  ({ page } = await openCheck());
});

describe('what is chosen', () => {
  test('begins with the saved games, in the draws since each was saved', async () => {
    await page.saveGame(ticketOf(0));
    await page.keepTable(MEGASENA);
    page.startCheck();
    expect(page.check.source).toBe('saved');
    expect(page.currentScope()).toBe('own');
    await page.runCheck();
    expect(page.check.checked?.result).toMatchObject({ contests: 1, winCount: 1 });
  });

  test('saved games with draws are checked at once, and nothing else is', async () => {
    await page.saveGame(ticketOf(0));
    page.startCheck();
    expect(page.check.status, 'without draws').toBe('idle');
    await page.keepTable(MEGASENA);
    page.chooseCheck({ source: 'typed' });
    expect(page.check.status, 'a text').toBe('idle');
    page.chooseCheck({ source: 'saved', scope: 'contest' });
    expect(page.check.status, 'a contest that is yet to be told').toBe('idle');
    page.chooseCheck({ scope: 'own' });
    expect(page.check.status).toBe('checking');
    await expect.poll(() => page.check.status).toBe('ready');
    expect(page.check.checked?.result).toMatchObject({ contests: 1, winCount: 1 });
  });

  test('the draws are those of the games themselves, also where none is kept yet: the past is asked for', async () => {
    await page.saveGame(ticketOf(0, { date: '2026-11-25T12:00:00.000Z' }));
    await page.keepTable(MEGASENA);
    page.startCheck();
    expect(page.currentScope()).toBe('own');
    await page.runCheck();
    expect(page.check.checked).toMatchObject({ scope: 'own', result: { contests: 0, winCount: 0 } });
    page.chooseCheck({ scope: 'all' });
    await page.runCheck();
    expect(page.check.checked).toMatchObject({ scope: 'all', result: { contests: 2, winCount: 1 } });
    page.chooseCheck({ scope: 'own' });
    // What a source does not have is not looked at; the choice is there again with the games.
    page.chooseCheck({ source: 'typed' });
    expect(page.currentScope()).toBe('all');
    page.chooseCheck({ source: 'saved' });
    expect(page.currentScope()).toBe('own');
  });

  test('the worker checks once when the page opens, and again for other games or draws', async () => {
    await page.saveGame(ticketOf(0));
    await page.keepTable(MEGASENA);
    const run = vi.spyOn(page.resultsPool(), 'run');
    const checks = () => run.mock.calls.filter(([, task]) => task === 'checkGames').length;
    page.startCheck();
    const opened = page.runCheck();
    await page.checkAgain();
    await opened;
    expect(page.check).toMatchObject({ status: 'ready', checked: { scope: 'own' } });
    expect(checks()).toBe(1);
    await page.saveGame(ticketOf(1));
    await page.checkAgain();
    expect([checks(), page.check.checked?.games.length]).toEqual([2, 2]);
  });

  test('a file of draws becomes a prize with three calls of the worker', async () => {
    await page.saveGame(ticketOf(0));
    const run = vi.spyOn(page.resultsPool(), 'run');
    const answers = unpackDraws(MEGASENA).draws.map((draw) => officialAnswer('megasena', draw));
    page.importFiles([new File([JSON.stringify(answers)], 'm.json')]);
    await expect.poll(() => page.importing.step).toBe('found');
    await page.keepFound();
    page.startCheck();
    await page.checkAgain();
    await expect.poll(() => page.foundPrizes.list.length).toBe(1);
    await expect.poll(() => page.check.status).toBe('ready');
    expect(run.mock.calls.map(([, task]) => task)).toEqual(['readResults', 'keepDraws', 'checkGames']);
  });

  test('the way to read a text is asked anew with another text or lottery, and holds for other draws', async () => {
    page.startCheck();
    page.chooseCheck({ source: 'typed', text: '1 4 30 33 50 51 54' });
    await page.runCheck();
    expect(page.check.problem).toBe('doubt');
    await page.chooseWay(0, 1);
    expect(page.check.problem).toBe('no-results');
    page.chooseCheck({ scope: 'last' });
    expect(page.check.list?.map(({ game }) => game?.numbers)).toEqual([[4, 30, 33, 50, 51, 54]]);
    page.chooseResultsLottery('quina');
    page.startCheck();
    expect(page.check.list).toBeNull();
    await page.runCheck();
    expect(page.check.problem).toBe('doubt');
  });

  test('a doubtful row is asked, once for all in the same doubt, while the others are checked', async () => {
    await page.keepTable(MEGASENA);
    const doubtful = ['06 55 12 46 23 34 14 zebras', '07 56 13 47 24 35 15 zebras'];
    page.chooseCheck({ source: 'typed', text: ['04 12 23 30 41 50', ...doubtful].join('\n') });
    await page.runCheck();
    const checked = () => page.check.checked?.games.map(({ played }) => played.numbers.length);
    expect([page.check.status, checked()]).toEqual(['ready', [6]]);
    expect(doubtsIn(page.check.list ?? [])).toEqual([1, 2]);
    await page.chooseWay(1, 1);
    expect([page.check.status, checked()]).toEqual(['ready', [6, 6, 6]]);
    expect(doubtsIn(page.check.list ?? [])).toEqual([]);
  });

  test('stays when somebody comes back to it, with what was wrong', async () => {
    await page.saveGame(ticketOf(0));
    await page.keepTable(MEGASENA);
    page.startCheck();
    page.chooseCheck({ source: 'typed', text: '1 2 3' });
    await page.runCheck();
    const before = { source: 'typed', status: 'failed', problem: 'no-games' };
    expect(page.check).toMatchObject(before);
    page.startCheck();
    expect(page.check).toMatchObject(before);
    expect(page.check.list).toMatchObject([{ bad: { fault: 'count', value: 3 } }]);
  });

  test('a row is mended by a number, and the same place of the other rows by one more tap', async () => {
    const { turnAlike, turnNumber } = await import('../../../src/state/check/mend-list.ts');
    await page.keepTable(MEGASENA);
    page.chooseCheck({ source: 'typed', scope: 'all' });
    // Six numbers, and behind them what nobody says.
    page.chooseCheck({ text: '1 2 3 4 5 60 7\n8 9 10 11 12 13 14\n1 51 52 53 54 55' });
    await page.runCheck();
    const games = () => page.check.checked?.games.map(({ played }) => played.numbers.join(' '));
    expect(games()).toEqual(['1 2 3 4 5 7 60', '8 9 10 11 12 13 14', '1 51 52 53 54 55']);
    await turnNumber({ row: 0, part: 6 });
    expect(games()).toEqual(['1 2 3 4 5 60', '8 9 10 11 12 13 14', '1 51 52 53 54 55']);
    expect(page.check.text).toContain('60 7');
    expect(page.check.alike?.places).toHaveLength(1);
    await turnAlike();
    expect(games()).toEqual(['1 2 3 4 5 60', '8 9 10 11 12 13', '1 51 52 53 54 55']);
    // The others can follow at once: the last of two quick taps is what they follow.
    const checked = turnNumber({ row: 1, part: 6 });
    expect(page.check.alike?.row).toBe(1);
    await checked;
    await turnNumber({ row: 1, part: 6 });
    expect(page.check.wrong).toEqual([]);
    // It is read anew with another text only.
    page.chooseCheck({ scope: 'last' });
    await page.runCheck();
    expect(games()?.[0]).toBe('1 2 3 4 5 60');
    page.chooseCheck({ text: page.check.text });
    await page.runCheck();
    expect(games()?.[0]).toBe('1 2 3 4 5 7 60');
  });

  test('a text has its bad lines listed and its good ones checked', async () => {
    await page.keepTable(MEGASENA);
    page.chooseCheck({ source: 'typed', scope: 'all' });
    page.chooseCheck({ text: '1 2 3 4 5 60\n1 2 3\n1 51 52 53 54 55' });
    await page.runCheck();
    expect(page.check.list).toMatchObject([{ line: 1 }, { line: 2, bad: { fault: 'count', value: 3 } }, { line: 3 }]);
    expect(page.check.wrong).toEqual([1]);
    expect(page.check.checked?.games.map(({ row }) => row?.line)).toEqual([1, 3]);
    expect(page.check.checked?.result.wins).toMatchObject([
      { game: 0, contest: 7, hits: 5 },
      { game: 1, contest: 8, hits: 4 },
    ]);
  });

  test('the problem says what is missing: games, results, a contest', async () => {
    const problem = async (choice: Parameters<typeof page.chooseCheck>[0]) => {
      page.chooseCheck(choice);
      await page.runCheck();
      return page.check.problem;
    };
    expect(await problem({ source: 'typed', text: '', scope: 'all' })).toBe('no-games');
    expect(await problem({ text: '1 2 3 4 5 6' })).toBe('no-results');
    await page.keepTable(MEGASENA);
    expect(await problem({ scope: 'contest', contest: 'x' })).toBe('contest');
    expect(await problem({ contest: '9' })).toBe('no-such-contest');
    expect(await problem({ contest: '8' })).toBeNull();
  });
});

describe('a text is read in the worker', () => {
  /** The worker, whose readings of a text wait until they are let go. */
  function slowPool() {
    const [pool, waiting] = [poolHere(), [] as (() => void)[]];
    const run: typeof pool.run = async (signal, task, input) => {
      if (task === 'readGames') await new Promise<void>((go) => waiting.push(go));
      return pool.run(signal, task, input);
    };
    page.setResultsPool({ ...pool, run });
    return waiting;
  }

  test('the text that was read is the one that is checked: another text, or a second press, begins anew', async () => {
    await page.keepTable(MEGASENA);
    const waiting = slowPool();
    page.chooseCheck({ source: 'typed', text: '1 2 3 4 5 60' });
    const first = page.runCheck();
    expect(page.check.status).toBe('checking');
    page.chooseCheck({ text: '1 51 52 53 54 55' });
    const second = page.runCheck();
    const third = page.runCheck();
    await vi.waitFor(() => expect(waiting).toHaveLength(3));
    for (const go of waiting) go();
    await Promise.all([first, second, third]);
    expect(page.check.status).toBe('ready');
    expect(page.check.checked?.games.map(({ played }) => played.numbers[1])).toEqual([51]);
  });

  test('a worker that fails is reported, and what was typed is still there', async () => {
    await page.keepTable(MEGASENA);
    const pool = poolHere();
    page.setResultsPool({ ...pool, run: () => Promise.reject(new Error('crashed')) });
    page.chooseCheck({ source: 'typed', text: '1 2 3 4 5 60' });
    await page.runCheck();
    expect(page.check).toMatchObject({ status: 'failed', problem: 'failed', text: '1 2 3 4 5 60', checked: null });
    page.setResultsPool(pool);
    await page.runCheck();
    expect(page.check.status).toBe('ready');
  });
});

describe('a file of games', () => {
  const fileOf = (content: BlobPart, name = 'jogos.txt') => new File([content], name);

  test('a file of games is checked in the place of what was typed, which is there again without it', async () => {
    await page.keepTable(MEGASENA);
    page.chooseCheck({ source: 'typed', text: '1 51 52 53 54 55' });
    await page.openList(fileOf('1 2 3 4 5 60'));
    expect(page.check.checked?.games.map(({ played }) => played.numbers[1])).toEqual([2]);
    expect(page.check.file?.name).toBe('jogos.txt');
    page.chooseCheck({ file: null });
    await page.runCheck();
    expect(page.check.checked?.games.map(({ played }) => played.numbers[1])).toEqual([51]);
  });

  test('a file of games that the app exported has the games of all lotteries: the others are counted, and read for theirs', async () => {
    await page.keepTable(MEGASENA);
    const games = [ticketOf(0), ticketOf(1), ticketOf(0, { lotteryType: 'quina', numbers: [1, 2, 3, 4, 5] })];
    await page.openList(fileOf(JSON.stringify({ games }), 'jogos.json'));
    expect(page.check.checked?.games).toHaveLength(2);
    expect(page.check.exported?.otherGames).toBe(1);
    page.chooseResultsLottery('quina');
    page.startCheck();
    await page.runCheck();
    expect(page.check).toMatchObject({ problem: 'no-results', exported: { otherGames: 2 } });
  });

  test.each([
    ['empty', ''],
    ['unknown-form', '%PDF-1.7'],
    ['web-page', '<html><body></body></html>'],
  ])('a file of games is refused as %s, and what was typed stays', async (refusal, content) => {
    page.chooseCheck({ source: 'typed', text: '1 2 3 4 5 6' });
    await page.openList(fileOf(content));
    expect(page.check).toMatchObject({ problem: 'list', refused: { refusal }, file: null, text: '1 2 3 4 5 6' });
    page.chooseCheck({ text: '1 2 3 4 5 7' });
    expect(page.check.refused).toBeNull();
  });

  test('a file of games that is too large, or that the browser does not hand out, is not read', async () => {
    const large = Object.defineProperty(fileOf('1'), 'size', { value: RESULTS_LIMITS.textBytes + 1 });
    await page.openList(large);
    expect(page.check.refused).toMatchObject({ refusal: 'too-large' });
    const lost = Object.assign(fileOf('1'), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) });
    await page.openList(lost);
    expect(page.check.refused).toMatchObject({ refusal: 'unreadable' });
  });
});

describe('what games cost', () => {
  const day = (date: string) => (date === '' ? NO_DAY : Date.parse(date) / 86_400_000);
  /** Games, and from which place on in so many draws each was checked; draws without a day are in the newest place. */
  const of = (
    lottery: LotteryKey,
    games: readonly [PlayedGame, contests: number, first?: number][],
    dates: string[],
  ) => {
    const tiers = [{ hits: 2, times: 3, unsure: 2, expected: 1, usual: [0, 2] as const }];
    const checks = games.map(([, contests, first = 0]) => ({ contests, first }));
    const days = Int32Array.from(dates, day);
    const result = { lottery, games: checks, tiers, days } as unknown as GamesCheck;
    return { scope: 'all' as const, games: games.map(([played]) => ({ played })), result };
  };
  const costOf = (checked: ReturnType<typeof of>, own = {}) =>
    partsOf(checked, drawPrices(checked.result, own)).others.cost;
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

  test('the cost is the price of the day of each contest, with more marks and with a mirror', () => {
    const since2009 = [
      '1996-03-11',
      '2010-01-02',
      '2015-05-23',
      '2020-01-04',
      '2025-07-08',
      '2025-07-10',
      '2026-11-24',
    ];
    const one = (first: number, contests: number) =>
      costOf(of('megasena', [[{ numbers: numbers(6) }, contests, first]], since2009));
    expect([0, 1, 2, 3, 4, 5, 6].map((first) => one(first, 1))).toEqual([200, 200, 250, 450, 500, 600, 600]);
    expect(one(0, 7)).toBe(2800);
    const more = of(
      'megasena',
      [
        [{ numbers: numbers(6) }, 3, 4],
        [{ numbers: numbers(8) }, 2, 4],
        [{ numbers: numbers(6) }, 0, 7],
      ],
      since2009,
    );
    expect(costOf(more)).toBe(500 + 600 + 600 + 28 * (500 + 600));
    const mirror = of('lotomania', [[{ numbers: numbers(50), mirror: true }, 2]], ['2023-04-28', '2023-05-01']);
    expect(costOf(mirror)).toBe(2 * (250 + 300));
  });

  test("the cost is the own price from its day on, and today's where a day is not known", () => {
    const dates = ['2026-06-02', '2026-06-03', ''];
    const checked = of('quina', [[{ numbers: numbers(5) }, 3]], dates);
    const own = { quina: { cents: 450, date: '2026-06-03' }, lotomania: { cents: 1, date: '2020-01-01' } };
    expect(drawPrices(checked.result, own)).toEqual([300, 450, 450]);
    expect(costOf(checked, own)).toBe(1200);
    expect(drawPrices(checked.result, {})).toEqual([300, 300, 300]);
  });

  test("the charged prices say the least and the most, since when it is one's own, and what is not known", () => {
    const told = (dates: string[], contests: number, first: number, own = {}) => {
      const { result } = of('megasena', [[{ numbers: numbers(6) }, contests, first]], dates);
      return chargedPrices(result, drawPrices(result, own), own);
    };
    const dates = ['2008-01-02', '2025-07-08', '2026-11-24', ''];
    const plain = { own: undefined, knownSince: undefined, isUndated: false };
    expect(told(dates, 1, 2)).toEqual({ ...plain, least: 600, most: 600 });
    expect(told(dates, 3, 0)).toEqual({ ...plain, least: 200, most: 600, knownSince: '2009-09-06' });
    const own = { megasena: { cents: 700, date: '2026-11-01' } };
    expect(told(dates, 2, 0, own)).toEqual({ ...plain, least: 200, most: 500, knownSince: '2009-09-06' });
    expect(told(dates, 1, 2, own)).toEqual({ ...plain, least: 700, most: 700, own: '2026-11-01' });
    expect(told(dates, 1, 3, own)).toEqual({ ...plain, least: 700, most: 700, own: '2026-11-01', isUndated: true });
  });

  test.each([
    ['own', [1, 1]],
    ['last', [1, 1]],
    ['all', [0, 3]],
  ] as const)('it is that of what was played and drawn, and of the others, in %s', (scope, [played, others]) => {
    const registered = { on: '2026-11-19', draw: '2026-11-21' };
    const saved = [
      { ...ticketOf(0), follow: { from: 8, draws: 1 }, registered },
      { ...ticketOf(1), follow: { from: 9, draws: 1 }, registered },
      ticketOf(2),
    ];
    const checks = [1, 0, 1].map((contests, i) => ({
      contests,
      first: 0,
      wins: i === 0 ? 1 : 0,
      cents: i === 0 ? 7 : 0,
      unknown: 0,
      otherCurrency: 0,
    }));
    const result = { lottery: 'megasena', games: checks, draws: [{ contest: 8 }] } as unknown as GamesCheck;
    const games = saved.map((one) => ({ played: { numbers: one.numbers }, saved: one }));
    const parts = partsOf({ scope, games, result }, [500]);
    expect([parts.played.games, parts.played.cents, parts.played.cost]).toEqual([played, played * 7, played * 500]);
    expect(parts.others.games, scope === 'last' ? 'the one of the next contest was not played in this' : '').toBe(
      scope === 'last' ? 2 : others,
    );
  });

  test('prizes in doubt are counted, but not of today’s draws', () => {
    const checked = of('quina', [], []);
    expect(unsurePrizes(checked)).toMatchObject({ prizes: 2, tiers: [{ hits: 2 }] });
    expect(unsurePrizes({ ...checked, scope: 'own' })).toEqual({ prizes: 0, tiers: [] });
  });
});

test('a game is played with its month or mirror where its lottery has one', () => {
  const numbers = [1, 2, 3];
  expect(playedGame({ lotteryType: 'diadasorte', numbers, month: 3, mirror: true })).toEqual({
    numbers,
    month: 3,
  });
  expect(playedGame({ lotteryType: 'lotomania', numbers, month: 3, mirror: true })).toEqual({
    numbers,
    mirror: true,
  });
});

describe('by hand', () => {
  const lottery = lotteryOf('megasena');
  const of = { lottery };
  const games = [ticketOf(1), ticketOf(0), ticketOf(0, { lotteryType: 'quina' })];

  test('hits are counted as numbers are tapped, prizes once all are there', () => {
    typeDrawn(of, 0, '01 51-52,53');
    const some = checkByHand(lottery, games, toldContest(of));
    expect(some.map(({ draws }) => draws)).toEqual([
      [{ hits: 4, prizes: undefined }],
      [{ hits: 3, prizes: undefined }],
    ]);
    typeDrawn(of, 0, '015152535960');
    const [best, other] = checkByHand(lottery, games, toldContest(of));
    expect(best?.draws).toEqual([{ hits: 4, prizes: [{ hits: 4, prizes: 1 }] }]);
    expect(other?.draws).toEqual([{ hits: 3, prizes: [] }]);
  });

  test('a contest of two draws is whole with both, one with a month with the month; what was won before counts', () => {
    const dupla = lotteryOf('duplasena');
    const six = ticketOf(0, { lotteryType: 'duplasena', numbers: [1, 2, 3, 4, 5, 6] });
    typeDrawn({ lottery: dupla }, 0, '1 2 3 4 5 6');
    expect(toldContest({ lottery: dupla }).isWhole).toBe(false);
    expect(checkByHand(dupla, [six], toldContest({ lottery: dupla })).map(hasWon)).toEqual([true]);
    typeDrawn({ lottery: dupla }, 1, '11 12 13 14 15 16');
    expect(toldContest({ lottery: dupla }).isWhole).toBe(true);

    const dia = lotteryOf('diadasorte');
    const seven = ticketOf(0, { lotteryType: 'diadasorte', numbers: [1, 2, 3, 4, 5, 6, 7], month: 3 });
    typeDrawn({ lottery: dia }, 0, '11 12 13 14 15 16 17');
    expect(toldContest({ lottery: dia }).isWhole).toBe(false);
    chooseMonth({ lottery: dia }, 3);
    expect(toldContest({ lottery: dia }).isWhole).toBe(true);
    expect(checkByHand(dia, [seven], toldContest({ lottery: dia })).map(hasWon)).toEqual([true]);
    chooseMonth({ lottery: dia }, 4);
    expect(checkByHand(dia, [seven], toldContest({ lottery: dia })).map(hasWon)).toEqual([false]);
  });

  test('what was typed is read as it stands, and what is wrong with it is told', () => {
    const read = (text: string) => readTypedNumbers(lottery, lottery.drawn, text);
    expect(read('4, 12;23')).toEqual({ numbers: [4, 12, 23] });
    expect(read('Mega 2943: 04 12')).toMatchObject({ fault: { fault: 'words' } });
    expect(read('2943 04')).toEqual({ numbers: [4], fault: { fault: 'unknown', number: '2943' } });
    expect(read('04 61')).toEqual({ numbers: [4], fault: { fault: 'unknown', number: '61' } });
    expect(read('04 04')).toEqual({ numbers: [4], fault: { fault: 'twice', number: '04' } });
    expect(read('1 2 3 4 5 6 7')).toEqual({ numbers: [1, 2, 3, 4, 5, 6], fault: { fault: 'many' } });
    expect(readTypedNumbers(lotteryOf('lotomania'), 20, '00 99')).toEqual({ numbers: [100, 99] });
  });

  test('a game that was saved after the draw, or registered for another one, has no prize in it', () => {
    const saved = ticketOf(1, { date: '2026-11-26T20:00:00Z' });
    const told = { follow: { from: 2943, draws: 1 }, registered: { on: '2026-11-25', draw: '2026-11-26' } };
    typeDrawn(of, 0, '02 51 52 53 54 55');
    const won = (game: SavedGame, day: string) => checkByHand(lottery, [game], toldContest(of), day).map(hasWon);
    expect(won(saved, '2026-11-26')).toEqual([true]);
    expect(won(saved, '2026-11-24')).toEqual([false]);
    expect(won({ ...saved, ...told }, '2026-11-26')).toEqual([true]);
    expect(won({ ...saved, ...told }, '2026-11-28')).toEqual([false]);
  });

  test('a mirror is a bet of its own', () => {
    const numbers = Array.from({ length: 50 }, (_, i) => i + 1);
    const game = ticketOf(0, { lotteryType: 'lotomania', numbers, mirror: true });
    typeDrawn({ lottery: lotteryOf('lotomania') }, 0, numbers.slice(0, 20).join(' '));
    const checks = checkByHand(lotteryOf('lotomania'), [game], toldContest({ lottery: lotteryOf('lotomania') }));
    expect(checks.map(({ draws, isMirror }) => [draws[0]?.hits, isMirror])).toEqual([
      [20, false],
      [0, true],
    ]);
  });
});
