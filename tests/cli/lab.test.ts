import { describe, expect, test } from 'vitest';
import { readArguments } from '../../tools/cli/arguments.ts';
import { OutputError } from '../../tools/cli/output.ts';
import { endOf } from '../../tools/cli/process.ts';
import { runToEnd } from '../../workers/engine/run-to-end.ts';
import { fewestDraws } from '../../workers/shared/lab/backtest-report.ts';
import { COMPARED } from '../../workers/shared/lab/compared.ts';
import { generate } from '../../workers/tasks/generate.ts';
import { officialAnswer } from '../draws/read/json-files.ts';
import { manyDraws } from '../draws/store/many-draws.ts';
import { BACKTEST, failLab, runLab, SIMULATION } from './run-lab.ts';
import { testFolder } from './run-results.ts';

const { fileOf } = testFolder();

const asJson = async (...args: string[]) => JSON.parse((await runLab([...args, '--json'])).output);

/** The receipt of a simulation of Quina that is too short to be of use. */
const receiptOf = async (lottery: string, ...args: string[]) =>
  (await asJson('simulate', '--lottery', lottery, '--draws', '1', '--seed', 'a', ...args)).receipt;

describe('lab simulate', () => {
  const names = ['--strategy=strategic', '--history-seed=b', '--date=2026-11-20', '--games=3'];

  test('bets the tickets that generate makes of the same options', async () => {
    const receipt = await receiptOf('quina', ...names);
    const args = ['--lottery=quina', '--seed=a', ...names];
    const command = readArguments(args, { clock: () => '2026-11-20T00:00:00Z', randomSeed: () => '' });
    const { tickets } = runToEnd(generate.run(command.request));
    const bet = { kind: 'games', lottery: 'quina', games: tickets.map(({ numbers }) => ({ numbers })) };
    expect(receipt).toEqual({ kind: 'simulate', engine: '4', seed: 'a', bet, draws: 1 });
  });

  test('--renew bets the run itself', async () => {
    const { bet } = await receiptOf('quina', ...names, '--renew');
    const run = { engine: '4', lottery: 'quina', strategy: 'strategic', games: 3, seed: 'a' };
    expect(bet).toMatchObject({ kind: 'anew', run });
  });

  test('bets a mirror as a game of its own, and a team or a month with each game', async () => {
    const { bet: mirrored } = await receiptOf('lotomania', '--mirror');
    const [own, mirror] = mirrored.games;
    expect([...own.numbers, ...mirror.numbers].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, i) => i + 1),
    );
    const { bet: teams } = await receiptOf('timemania', '--team', '7');
    expect(teams.games[0].extra).toBe(7);
    const { bet: months } = await receiptOf('diadasorte', '--games', '5');
    for (const { extra } of months.games) expect(extra).toBeGreaterThan(0);
  });

  test('bets the games of a file', async () => {
    const file = fileOf('games.txt', '1 2 3 4 5\n80 70 60 50 40 30\n');
    const { bet } = await receiptOf('quina', '--games-file', file);
    const games = [{ numbers: [1, 2, 3, 4, 5] }, { numbers: [30, 40, 50, 60, 70, 80] }];
    expect(bet).toEqual({ kind: 'games', lottery: 'quina', games });
  });

  test('counts money in cents, at the reference price unless told', async () => {
    const prizes = ['--prizes', '50000000,50000,1000.5'];
    const { money } = await receiptOf('megasena', ...prizes);
    expect(money).toEqual({ price: 500, prizes: [5_000_000_000, 5_000_000, 100_050] });
    expect((await receiptOf('megasena', ...prizes, '--price', '6.25')).money.price).toBe(625);
  });

  test('prints a table, and tells what was drawn as options that make it again', async () => {
    const args = ['simulate', '--lottery', 'megasena', '--draws', '1000', '--prizes', '5,4,3'];
    const { output, notes } = await runLab(args);
    expect(output).toMatch(/^Mega-Sena: 1,000 draws, games in each: 1\nhits +seen +expected +ratio .*\n6 .* too few\n/);
    expect((await runLab([...args.with(4, '10000')])).output).toMatch(/\n6 .* too few\n5 .* too few\n4 .* yes\n/);
    expect(output).toMatch(/^R\$ \d+\.00 came back of R\$ 5000\.00 paid$/m);
    const drawn = '--seed f00d --date 2026-11-20 --engine 4';
    expect(notes).toEqual([`--date fixes the day; the same again with ${drawn}`]);
    expect(await runLab([...args, ...drawn.split(' ')])).toEqual({ output, notes: [] });
  });
});

describe('lab backtest', () => {
  /** What a backtest over so many real draws prints. */
  async function backtestOver(count: number, name: string): Promise<string> {
    const { lottery, draws } = manyDraws('quina', count);
    const results = fileOf(name, JSON.stringify(draws.map((draw) => officialAnswer(lottery, draw))));
    return (await runLab(['backtest', '--results', results, '--seed', 'a'])).output;
  }

  test('bets on simulated draws, and on rigged ones, also by its other name', async () => {
    // The last block has four draws.
    const last = [...BACKTEST, '--shard', '4/4'];
    const { output } = await runLab(last);
    expect(JSON.parse(output).receipt.draws).toEqual({ kind: 'simulated', size: 100 });
    const rigged = JSON.parse((await runLab([...last, '--rig', '1,2,3', '--weight', '5'])).output);
    expect(rigged.receipt.draws).toEqual({ kind: 'rigged', size: 100, numbers: [1, 2, 3], weight: 5 });
    expect((await runLab(['walk', ...last.slice(1)])).output).toBe(output);
  });

  test('bets on the draws of a file with results, and asks for them again', async () => {
    const { lottery, draws } = manyDraws('quina', 40);
    const results = fileOf('draws.json', JSON.stringify(draws.map((draw) => officialAnswer(lottery, draw))));
    const { output } = await runLab(['backtest', '--results', results, '--seed', 'a', '--json']);
    expect(JSON.parse(output)).toMatchObject({
      receipt: { draws: { kind: 'imported', size: 40 } },
      report: { draws: 10 },
    });
    const receipt = fileOf('backtest.json', output);
    const again = ['backtest', '--receipt', receipt, '--json'];
    expect((await runLab([...again, '--results', results])).output).toBe(output);
    expect((await failLab(again)).message).toMatch('real draws: expected --results');
    const other = fileOf('other.json', JSON.stringify(draws.slice(1).map((draw) => officialAnswer(lottery, draw))));
    expect((await failLab([...again, '--results', other])).message).toMatch('other draws');
    const few = fileOf('few.json', JSON.stringify(draws.slice(10).map((draw) => officialAnswer(lottery, draw))));
    expect((await failLab(['backtest', '--results', few])).message).toMatch('more than 30 draws');
    const tries = COMPARED.length;
    expect(await backtestOver(40, 'forty.json')).toContain(`\ndifferent from chance, corrected for ${tries} looks`);
    const one = await backtestOver(31, 'one.json');
    const head = 'strategy +hits a ticket +its control +more than its control +95 % interval +p +p corrected';
    expect(one).toMatch(
      new RegExp(`^Quina: 1 draws bet on.*\n.*\n${head}\nquick +[\\d.]+ +[\\d.]+ +- +- +1\\.000 +1\\.000\n`),
    );
    expect(one).toContain(`\ntoo few draws to tell: ${tries} strategies take at least ${fewestDraws(tries)}\n`);
  });
});

test('a receipt stands for all options, in what --json prints too', async () => {
  const { output } = await runLab([...SIMULATION, '--json']);
  const printed = fileOf('printed.json', output);
  const alone = fileOf('alone.json', JSON.stringify(JSON.parse(output).receipt));
  for (const file of [printed, alone]) {
    expect((await runLab(['simulate', '--receipt', file, '--json'])).output).toBe(output);
  }
  const { message } = await failLab(['backtest', '--receipt', alone]);
  expect(message).toMatch('of another command; lab simulate takes it');
});

const draws = ['simulate', '--lottery', 'quina'];
/** Numbers that nine tickets prove nothing of. */
const POOL = Array.from({ length: 20 }, (_, i) => i + 1).join();
test.each([
  [['fly'], '"fly": expected simulate, backtest, walk, audit, stream, merge'],
  [['simulate'], '--lottery is missing'],
  [[...draws, '--draws', '0'], '--draws "0": expected a whole number from 1 to 1000000000000'],
  [[...draws, '--draws', '1.5e1'], '--draws "1.5e1": expected'],
  [[...draws, '--draws', '5', '--draws', '6'], '--draws is there twice'],
  [[...draws, 'word'], "Unexpected argument 'word'"],
  [
    [...draws, '--strategy', 'cercamento', '--renew', '--games', '9', '--pool', POOL],
    'no such tickets: invalid options.pool',
  ],
  [
    [...draws, '--strategy', 'cercamento', '--renew', '--games', '9', '--pool', POOL, '--jobs', '2'],
    'no such tickets: invalid options.pool',
  ],
  [[...draws, '--jobs', '257'], '--jobs "257": expected a whole number from 1 to 256'],
  [[...draws, '--checkpoint', 'f'], 'expected --seed, --date: a run that goes on needs the same'],
  [[...draws, '--luck', '7'], "Unknown option '--luck'"],
  [[...draws, '--games', '21'], '--games 21: expected a whole number from 1 to 20'],
  [[...draws, '--games', '21', '--renew'], '--games 21: expected'],
  [[...draws, '--strategy', 'luck'], '--strategy "luck": expected one of'],
  [[...draws, '--date', 'today'], '--date "today": expected an existing day'],
  [[...draws, '--fixed', '81'], '--fixed [81]: expected'],
  [[...draws, '--seed', ''], '--seed "": expected'],
  [[...draws, '--price', '5'], '--price: expected with --prizes'],
  [[...draws, '--prizes', '5,4'], '--prizes "5,4": expected one prize for each tier'],
  [[...draws, '--prizes', '5,x'], '--prizes "x": expected reais'],
  [[...draws, '--games-file', 'f', '--games', '2'], '--games-file or --games, not both'],
  [[...draws, '--receipt', 'f'], '--receipt or --lottery, not both'],
  [['simulate', '--receipt', '/no/such'], 'cannot read /no/such'],
  [['backtest', '--lottery', 'quina'], 'expected --results <file> or --size'],
  [['backtest', '--size', '100'], '--lottery is missing'],
  [['backtest', '--lottery', 'quina', '--size', '99'], '--size "99": expected a whole number from 100'],
  [['backtest', '--lottery', 'quina', '--size', '100', '--rig', '1,2'], '--rig and --weight: expected both'],
  [['backtest', '--lottery', 'quina', '--size', '100', '--rig', '2,1', '--weight', '3'], '--rig "2,1": expected'],
  [['backtest', '--lottery', 'quina', '--size', '100', '--weight', '11', '--rig', '1'], '--weight "11": expected'],
  [['audit'], '--lottery is missing'],
  [['audit', '--lottery', 'quina', '--tickets', '9'], '--tickets "9": expected a whole number from 10000'],
  [[...draws, '--out', '/tmp/'], '--out "/tmp/": expected the name of a file'],
  [[...SIMULATION, '--out', '/dev/null'], '--out "/dev/null": it is there, and no file'],
  [[...SIMULATION, '--out', 'f', '--checkpoint', 'f'], '--out and --checkpoint: expected two files'],
  [['merge'], 'merge: expected partial files'],
])('lab %j is refused for good', async (args, message) => {
  const error = await failLab(args);
  expect(error.message).toContain(message);
  expect(endOf(error).status).toBe(2);
});

test('an engine that is not here, and output that cannot be written, have a status of their own', async () => {
  for (const args of [draws, ['backtest', '--lottery', 'quina', '--size', '100'], ['audit', '--lottery', 'quina']]) {
    expect(endOf(await failLab([...args, '--engine', '9']))).toMatchObject({ status: 3 });
  }
  expect(endOf(await failLab([...SIMULATION, '--out', '/dev/null/file']))).toMatchObject({ status: 3 });
  expect(endOf(new OutputError({ name: '', code: 'EPIPE', message: '' }))).toEqual({ status: 0 });
  expect(endOf(new Error('of its own'))).toMatchObject({ status: 1 });
});
