import { describe, expect, test } from 'vitest';
import { RESULTS_HELP } from '../../tools/cli/results/commands.ts';
import { UsageError } from '../../tools/cli/usage.ts';
import type { OfficialDraw, PaidTier } from '../../workers/shared/draws/official-draw.ts';
import { TWO_DRAWS } from '../draws/check/two-draws.ts';
import { officialAnswer } from '../draws/read/json-files.ts';
import { sheetFile } from '../draws/read/sheets.ts';
import { runResults, testFolder } from './run-results.ts';

const { fileOf } = testFolder();

const results = fileOf('m.json', JSON.stringify(TWO_DRAWS.map((d) => officialAnswer('megasena', d))));

const run = (games: string, ...more: string[]) => runIn(results, games, ...more);

const runIn = (draws: string, games: string, ...more: string[]) =>
  runResults('check', '--games', fileOf('games', games), '--results', draws, ...more);

describe('results check', () => {
  test('tells the wins of lines of numbers, and the lines that are none', async () => {
    const { status, output } = await run('26/11\n7 8 9 10 11 12\n1 2 3 4 5 60');
    expect(status).toBe(0);
    const lines = output.split('\n');
    expect(lines.slice(0, 5)).toEqual([
      'megasena: 2 games, 2 contests, 2 wins',
      'R$ 40000.00 would have come back of R$ 24.00 bet, at R$ 6.00 a minimum bet',
      'not in it: 1 wins whose prize is not known',
      'line 3  contest 11 2026-11-17  5 hits: 1 × 5  prize unknown',
      'line 3  contest 10 2026-11-14  5 hits: 1 × 5  R$ 40000.00',
    ]);
    expect(lines).toContain('line 1: no numbers');
  });

  test('a line that is no game gets its reason in words', async () => {
    const { output } = await run('26/11\n1 2 3 4 5 6\n1 2 3 4 5 61\n1 2 3 4 5 5\n1 2 3\n7 8 9 10 11 12');
    expect(output.split('\n').filter((line) => /^line \d+: /.test(line))).toEqual([
      'line 1: no numbers',
      'line 3: a number that the lottery does not have: 61',
      'line 4: a number twice: 5',
      'line 5: too few or too many numbers: 3',
    ]);
    await expect(run('{"games":[{"lotteryType":"megasena","numbers":[1]}]}')).rejects.toThrow(
      'a game that is no bet: 1',
    );
  });

  test('a line that may be read in several ways is told with them, not checked, and the status says so', async () => {
    const { status, output } = await run('7 8 9 10 11 12\n30 4 33 50 51 54 18 zebras');
    expect(status).toBe(1);
    expect(output).toContain('megasena: 1 games');
    const ways = '4 18 30 33 50 51 54 or 4 30 33 50 51 54';
    expect(output).toContain(`\nnot checked: line 2: it may be ${ways}; write a place as «5)»\n`);
  });

  test('tells the lines of games to programs too', async () => {
    const { output } = await run('26/11\n1 2 3 4 5 60', '--json');
    const { check, cost, lines, bad } = JSON.parse(output);
    expect(check.wins[0].game).toBe(0);
    expect(cost).toEqual({ unit: 600, least: 600, total: 1200 });
    expect(lines).toEqual([2]);
    expect(bad).toEqual([{ line: 1, fault: 'no-numbers' }]);
  });

  test('tells what is in another currency and what a tier begins with, in figures that people read', async () => {
    const numbers = [1, 2, 3, 4, 5];
    const paid = (duques: number): readonly PaidTier[] => [
      { hits: 5, winners: 0 },
      { hits: 4, winners: 90, cents: 100_000 },
      { hits: 3, winners: 7000, cents: 5000 },
      { hits: 2, winners: duques, ...(duques > 0 && { cents: 200 }) },
    ];
    const day = (contest: number) => (contest === 1 ? '1994-06-30' : '1994-07-04');
    const draws = Array.from({ length: 1500 }, (_, i): OfficialDraw => {
      return { contest: i + 1, date: day(i + 1), numbers, paid: paid(i < 2 ? 0 : 9000) };
    });
    const path = fileOf('q.json', JSON.stringify(draws.map((d) => officialAnswer('quina', d))));
    const games = Array.from({ length: 30 }, (_, i) => `1 2 ${i + 10} 50 60\n`).join('');
    const { output } = await runIn(path, `1 2 3 10 20\n${games}`);
    expect(output).toContain('\nnot in it: 1 wins in another currency, of before 1994-07-01\nline 1  contest 1500');
    expect(output).toContain('3 hits: 1500 times, chance alone 53.7 (');
    expect(output).toMatch(/\n2 hits: 44940 times, chance alone 1304 \(.*\), from contest 3 on\n/);
    expect(output).toContain('R$ 164830.00 would have come back of R$ 34875.00 bet, at R$ 0.75 a minimum bet\n');
    const plain = fileOf('q.csv', 'Concurso;Bola1;Bola2;Bola3;Bola4;Bola5\n1;1;2;3;4;5\n');
    const unsure = await runIn(plain, '1 2 10 20 30', '--lottery', 'quina');
    expect(unsure.output).toMatch(/\n2 hits: 1 times.*; of 1 it is not known whether the tier existed\n/);
  });

  test('charges each draw the price of its day, one without a day that of today, or the price that is given', async () => {
    const days = ['2023-04-29', '2025-07-08', '2025-07-09', ''];
    const table = days.map((day, i) => `${i + 1};${day};1;2;3;4;5`).join('\n');
    const path = fileOf('days.csv', `Concurso;Data Sorteio;Bola1;Bola2;Bola3;Bola4;Bola5\n${table}\n`);
    const costOf = async (...more: string[]) => (await runIn(path, '1 2 3 4 60', '--lottery', 'quina', ...more)).output;
    expect(JSON.parse(await costOf('--json')).cost).toEqual({ unit: 300, least: 200, total: 200 + 250 + 300 + 300 });
    expect(await costOf()).toContain(' of R$ 10.50 bet, at R$ 2.00 to R$ 3.00 a minimum bet\n');
    expect(await costOf('--price', '4.5')).toContain(' of R$ 18.00 bet, at R$ 4.50 a minimum bet\n');
    await expect(costOf('--price', 'x')).rejects.toThrow('--price "x": expected reais');
  });

  test('counts all wins and lists as many to programs as the help says', async () => {
    const rows = Array.from({ length: 1001 }, (_, i) => `${i + 1};1;2;3;4;5\n`).join('');
    const path = fileOf('many.csv', `Concurso;Bola1;Bola2;Bola3;Bola4;Bola5\n${rows}`);
    const { output } = await runIn(path, '1 2 3 4 5', '--lottery', 'quina', '--json');
    const { check } = JSON.parse(output);
    expect([check.winCount, check.wins.length]).toEqual([1001, 1000]);
    expect(RESULTS_HELP).toContain('lists the 1,000 best');
  });

  test('takes a spreadsheet with a game a row', async () => {
    const cells = [7, 8, 9, 10, 11, 12].map((n) => ({ text: String(n), kind: 'number' as const }));
    const won = [1, 2, 3, 4, 5, 60].map((n) => ({ text: String(n), kind: 'number' as const }));
    const { output } = await runResults(
      ...['check', '--games', fileOf('games.xlsx', sheetFile([cells, won])), '--results', results],
    );
    expect(output).toContain('\nline 2  contest 11 2026-11-17');
  });

  test('counts the games of an export, which has no lines', async () => {
    const game = { lotteryType: 'megasena', numbers: [1, 2, 3, 4, 5, 60] };
    const { output } = await run(JSON.stringify([{ ...game, numbers: [7, 8, 9, 10, 11, 12] }, game]));
    expect(output).toContain('\ngame 2  contest 11 2026-11-17');
  });

  test('takes what the app exports, each game in draws of its own where asked to', async () => {
    const game = { lotteryType: 'megasena', numbers: [1, 2, 3, 4, 5, 60] };
    const games = JSON.stringify({
      games: [
        { ...game, date: '2026-11-15T12:00:00.000Z' },
        { ...game, date: '2026-11-01T12:00:00.000Z', follow: { from: 10, draws: 3 } },
        { lotteryType: 'quina', numbers: [1, 2, 3, 4, 5] },
      ],
    });
    const { output } = await run(games, '--draws', 'own', '--json');
    const { check, otherLotteries } = JSON.parse(output);
    expect(otherLotteries).toBe(1);
    expect(check.games).toMatchObject([
      { contests: 1, wins: 1 },
      { contests: 2, pending: 1, wins: 2 },
    ]);
  });

  test.each([
    ['last', 1],
    ['11', 1],
    ['2026-11-14', 2],
    ['all', 2],
  ])('looks at the draws it is told: %s', async (draws, contests) => {
    const { output } = await run('1 2 3 4 5 60', '--draws', draws, '--json');
    expect(JSON.parse(output).check.contests).toBe(contests);
  });

  test.each([
    ['{"games":3}', []],
    ['{', []],
    ['{"games":[{"lotteryType":"megasena","numbers":[1]}]}', []],
    ['1 2 3 4 5 6', ['--draws', 'x']],
    ['1 2 3 4 5 6', ['--lottery', 'x']],
    ['1 2 3 4 5 6', ['--unknown']],
  ])('refuses what it cannot use: %s %j', async (games, more) => {
    await expect(run(games, ...more)).rejects.toThrow(UsageError);
  });

  test('refuses the results of another lottery with status 2', async () => {
    const { status, output } = await run('1 2 3', '--lottery', 'quina', '--json');
    expect(status).toBe(2);
    expect(JSON.parse(output)).toMatchObject({ refusal: 'other-lottery' });
  });
});
