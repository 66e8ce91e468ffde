import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateCommand } from '../../tools/cli/generate-command.ts';
import { LAB_HELP } from '../../tools/cli/lab/commands.ts';
import { readLottery } from '../../tools/cli/lottery-name.ts';
import { openProgress } from '../../tools/cli/progress.ts';
import { readCount } from '../../tools/cli/read-count.ts';
import { RESULTS_HELP } from '../../tools/cli/results/commands.ts';
import { HELP } from '../../tools/cli/usage.ts';
import { USAGE } from '../../tools/cli/wheel-search/options.ts';
import { officialAnswer } from '../draws/read/json-files.ts';
import { manyDraws } from '../draws/store/many-draws.ts';
import { runHere } from './run-command.ts';
import { AUDIT, runLab, SIMULATION } from './run-lab.ts';
import { runResults, testFolder } from './run-results.ts';

const { folder, fileOf } = testFolder();

test.each([
  ['generate', HELP],
  ['lab', LAB_HELP],
  ['results', RESULTS_HELP],
  ['wheels', USAGE],
])('%s tells its help, with examples first, and its version; told nothing, its help as an error', (name, help) => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const said = (...args: readonly string[]) => {
    const command = ['--import', 'tsx', `tools/cli/${name}.ts`, ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    return [status, stdout, stderr];
  };
  expect(said('-h')).toEqual([0, help, '']);
  expect(said('--version')).toEqual([0, `${version}\n`, '']);
  expect(said()).toEqual([2, '', help]);
  expect(help).toMatch(/^Examples:\n( {2}npm run (--silent )?\w+ -- .*\n( {4}.*\n)*){2,}\nUsage: npm run /);
});

test('the examples of generate and lab do what they say', async () => {
  const examples = `${HELP}${LAB_HELP}`.matchAll(/^ {2}npm run --silent (\w+) -- (--lottery .*|.* \S+[^\\\n])$/gm);
  for (const [, name = '', args = ''] of examples) {
    if (name === 'lab') expect((await runLab(args.split(' '))).output).toMatch(/^(Mega-Sena|Quina): /);
    else if (!args.includes('--receipt')) expect(await runHere(args.split(' '))).toMatchObject({ status: 0 });
  }
});

test('a lottery is named by its key or its name, in any writing', async () => {
  const names = ['Quina', 'mega-sena', 'MEGA SENA', 'Lotofácil', 'dia-de-sorte', 'dia_da_sorte'];
  expect(names.map(readLottery)).toEqual(['quina', 'megasena', 'megasena', 'lotofacil', 'diadasorte', 'diadasorte']);
  const args = ['simulate', '--draws', '1', '--seed', 'a', '--prizes', '3,2,1', '--json', '--lottery'];
  expect(await runLab([...args, 'Mega-Sena'])).toEqual(await runLab([...args, 'megasena']));
});

test.each([
  ['qina', 'did you mean quina? expected one of megasena, '],
  ['mega', 'did you mean megasena? expected'],
  ['dia de sort', 'did you mean diadasorte? expected'],
  ['powerball', 'expected one of megasena, '],
  ['', 'expected one of'],
])('--lottery %j is answered with %s', async (written, words) => {
  const stderr = expect.stringContaining(`generate: --lottery ${JSON.stringify(written)}: ${words}`);
  expect(await runHere(['--lottery', written])).toEqual({ status: 2, stdout: '', stderr });
});

test.each([
  [
    ['--lottery', 'quina', '--strategy', 'Sequência'],
    '--strategy "Sequência": did you mean sequencia? expected one of',
  ],
  [['--lottery', 'quina', '--strategy', 'QUENTES FRIOS'], 'did you mean quentes-frios? expected one of quick'],
  [['--lottery', 'quina', '--strategy', 'best'], '--strategy "best": expected one of'],
  [['--lotery', 'quina'], "Unknown option '--lotery'; did you mean --lottery? (--help lists the options)"],
  [['--historySeed', 'x'], "Unknown option '--historySeed'; did you mean --history-seed? (--help"],
  [['--luck=3'], "Unknown option '--luck' (--help"],
  [['-x'], "Unknown option '-x' (--help"],
])('generate %j is answered with %s', async (args, words) => {
  expect(await runHere(args)).toMatchObject({ status: 2, stderr: expect.stringContaining(words) });
});

test.each([
  [() => runLab(['simulat']), '"simulat": did you mean simulate? expected simulate, backtest'],
  [() => runLab(['simulate', '--lottery', 'quina', '--strategy', 'Campeão']), 'did you mean campeao? expected one'],
  [() => runLab(['simulate', '--checkpiont', 'x']), "'--checkpiont'; did you mean --checkpoint? (--help"],
  [() => runResults('chek', '--games', 'g'), '"chek": did you mean check? expected import, check, fetch or files'],
  [() => runResults('no-such-file'), 'cannot read no-such-file'],
])('%s is answered with %s', async (run, words) => {
  await expect(run()).rejects.toThrow(words);
});

test('a count is as 1000, 1_000 or 1e3 where that is exact; any other text stays', () => {
  const counts = ['1e9', '1_000', '1_0E2', '9007199254740991'].map(readCount);
  expect(counts).toEqual([1e9, 1000, 1000, Number.MAX_SAFE_INTEGER]);
  const others = ['1e16', '9007199254740992', '1.5', '1e-1', '1__0', '_1', '1_', '-1', '0x10', ''];
  expect(others.map(readCount)).toEqual(others);
});

test('what --json prints has these fields, the version of the format last', async () => {
  const { lottery, draws } = manyDraws('quina', 40);
  const results = fileOf('draws.json', JSON.stringify(draws.map((draw) => officialAnswer(lottery, draw))));
  const generated = async (...args: string[]) => (await runHere(['--lottery', 'quina', '--json', ...args])).stdout;
  const told = async (...args: string[]) => (await runResults(...args, '--json')).output;
  const tickets = await generated();
  const games = fileOf('games.json', tickets);
  const printed: readonly (readonly [string, string])[] = [
    [tickets, 'receipt tickets version'],
    [await generated('--strategy', 'cercamento', '--games', '9'), 'receipt tickets proof version'],
    [(await runLab([...SIMULATION, '--json'])).output, 'receipt report version'],
    [await told('import', results, '--draws'), 'report draws version'],
    [await told('import', games), 'refusal version'],
    [await told('check', '--games', games, '--results', results), 'check cost otherLotteries bad doubts version'],
    [await told(results, '--out', join(folder, 'host')), 'lotteries version'],
  ];
  for (const [text, fields] of printed) {
    const value = JSON.parse(text);
    expect([Object.keys(value).join(' '), value.version]).toEqual([fields, 1]);
  }
});

test('progress says once a second how far it is and what is left, of a run that goes on too; then goes away', () => {
  let now = 0;
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  const progress = openProgress({ isTTY: true, write }, () => now);
  const shares = [0.2, 0.21, 0.25, 0.3, 0.6, 1, undefined, undefined];
  for (now of [0, 999, 1000, 1500, 400_000, 401_000, 401_000, 401_000]) progress?.(shares.shift());
  const lines = ['25 %, about 15 s left', '60 %, about 7 min left', '100 %, about 0 s left'];
  expect(written).toEqual([...lines.map((line) => `\r${line}\x1b[K`), '\r\x1b[K']);
  expect(openProgress({ isTTY: false, write }, () => now)).toBeUndefined();
  // A run that goes on begins at a share of its own, after a start that counts nothing.
  written.length = now = 0;
  const resumed = openProgress({ isTTY: true, write }, () => now);
  for (const [at, share] of [
    [7000, 0.2],
    [8000, 0.25],
  ] as const) {
    now = at;
    resumed?.(share);
  }
  expect(written).toEqual(['\r20 %\x1b[K', '\r25 %, about 15 s left\x1b[K']);
});

test('progress changes no byte of what lab and generate print', async () => {
  const shares: (number | undefined)[] = [];
  const progress = (share?: number) => shares.push(share);
  expect(await runLab(AUDIT, {}, { progress })).toEqual(await runLab(AUDIT));
  const args = '--lottery quina --strategy campeao --games 600 --seed a --history-seed h --now 2026-11-20T12:00:00Z';
  const told = [...args.split(' '), '--quiet'];
  const pieces: string[] = [];
  const write = async (piece: string | Uint8Array) => void pieces.push(Buffer.from(piece as Uint8Array).toString());
  await generateCommand(told, { write, note: () => {}, clock: () => '', randomSeed: () => '', progress });
  expect(await runHere(told)).toMatchObject({ status: 0, stdout: pieces.join('') });
  expect(shares).toEqual([0, 1 / 3, 2 / 3, undefined, 0, 256 / 600, 512 / 600, undefined, undefined]);
});
