import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../tools/cli/usage.ts';
import { json, officialXlsx, utf8 } from '../draws/read/files.ts';
import { mirrorDraw } from '../draws/read/json-files.ts';
import { sampleDraws } from '../draws/read/sample-draws.ts';
import { runResults, testFolder } from './run-results.ts';

const { fileOf } = testFolder();

const run = (...args: string[]) => runResults('import', ...args);

const mega = () => fileOf('mega.xlsx', officialXlsx('megasena', sampleDraws('megasena', 50)));

describe('the command results import', () => {
  test('tells with --json what is in a file', async () => {
    const { status, output } = await run(mega(), '--json');
    expect(status).toBe(0);
    expect(output.endsWith('}\n')).toBe(true);
    expect(JSON.parse(output)).toEqual({
      report: {
        lottery: 'megasena',
        form: 'official-xlsx',
        count: 50,
        first: { contest: 1, date: '2016-03-11' },
        last: { contest: 50, date: '2016-08-05' },
        gaps: [],
        gapCount: 0,
        missing: 0,
        doubles: [],
        leftOut: [],
        leftOutCount: 0,
        withPrizes: 50,
        withDate: 50,
      },
      version: 1,
    });
  });

  test('gives with --json --draws the draws too', async () => {
    const { status, output } = await run(mega(), '--json', '--draws');
    expect(status).toBe(0);
    const { report, draws } = JSON.parse(output);
    expect(report.count).toBe(50);
    expect(draws).toEqual(sampleDraws('megasena', 50));
  });

  test('tells it in words, with what is missing and left out', async () => {
    const list = sampleDraws('quina', 9).map((draw) => mirrorDraw('quina', draw));
    const gaps = [...list.slice(0, 2), ...list.slice(4), list[8], { ...list[1], data: '9/9/9' }];
    const { status, output } = await run(fileOf('quina.json', json(gaps)));
    expect(status).toBe(0);
    expect(output.split('\n')).toEqual([
      'Quina: 7 draws (mirror-json)',
      'from 1 (2016-03-11) to 9 (2016-04-04)',
      'with a day: 7; with prizes: 7',
      'missing: 2 (3–4)',
      'more than once, alike: 1 (9)',
      'left out: 1',
      '  row 9, contest 2: no existing day (9/9/9)',
      '',
    ]);
  });

  test('refuses a file with its reason, and exit status 2', async () => {
    const page = fileOf('mega-sena.xlsx', utf8('<html></html>'));
    expect(await run(page, '--json')).toEqual({ status: 2, output: '{"refusal":"web-page","version":1}\n' });
    expect(await run(page)).toEqual({
      status: 2,
      output: 'refused (web-page): a web page, not a spreadsheet\n',
    });
    const other = await run(mega(), '--json', '--lottery', 'quina');
    expect(other.output).toBe('{"refusal":"other-lottery","detail":"megasena","version":1}\n');
  });

  test('asks for the lottery that a file does not tell, and takes the answer', async () => {
    const draw = sampleDraws('diadasorte', 1)[0] ?? never();
    const seven = fileOf('seven.csv', utf8(`concurso;dezenas\n1;${draw.numbers.join(' ')}\n`));
    const asked = await run(seven);
    expect(asked).toEqual({
      status: 2,
      output:
        'refused (unknown-lottery): it does not show of which lottery it is; --lottery says it: timemania, diadasorte\n',
    });
    expect((await run(seven, '--lottery', 'diadasorte')).output).toMatch(/^Dia de Sorte: 1 draws /);
    expect((await run(seven, '--lottery', 'quina')).output).toBe(
      `refused (no-draws): there is no draw in it: quina\nleft out: 1\n  row 2, contest 1: too few or too many numbers (${draw.numbers.join(' ')})\n`,
    );
  });

  test('counts all rows that were left out of a file that is refused', async () => {
    const rows = Array.from({ length: 1875 }, (_, i) => `${i + 1};95 96 97 98 99`);
    const { status, output } = await run(
      fileOf('bad.csv', utf8(`concurso;dezenas\n2000;1 2 3 4 5\n${rows.join('\n')}\n`)),
    );
    expect(status).toBe(2);
    expect(output.split('\n').slice(0, 2)).toEqual([
      'refused (misfit): most of its rows are no draws of this lottery: quina',
      'left out: 1875',
    ]);
  });

  test.each([
    [[], 'import: expected one file'],
    [['a', 'b'], 'import: expected one file'],
    [['no-such-file'], 'cannot read no-such-file'],
    [['a', '--lottery', 'bingo'], '--lottery "bingo": expected one of'],
    [['a', '--draws'], 'import: --draws goes with --json'],
    [['a', '--jsn'], "Unknown option '--jsn'"],
  ])('results import does not take %j', async (args, message) => {
    const refusal = await run(...args).catch((error) => error);
    expect(refusal).toBeInstanceOf(UsageError);
    expect(refusal.message).toContain(message);
  });

  test('the package’s command reads standard input too', () => {
    const script = resolve(import.meta.dirname, '../../tools/cli/results.ts');
    const input = JSON.stringify([mirrorDraw('quina', sampleDraws('quina', 1)[0] ?? never())]);
    const args = ['--import', 'tsx', script, 'import', '-', '--json'];
    const read = spawnSync(process.execPath, args, { input, encoding: 'utf8' });
    expect(read).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(read.stdout)).toMatchObject({ report: { lottery: 'quina', count: 1 } });
  });
});

test('what is no command’s name is a file’s', async () => {
  await expect(runResults('export')).rejects.toThrow(/^cannot read export: ENOENT\b/);
});

function never(): never {
  throw new Error('a list without a draw');
}
