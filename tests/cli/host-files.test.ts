import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OutputError } from '../../tools/cli/output.ts';
import { UsageError } from '../../tools/cli/usage.ts';
import { type DrawTable, packDraws, unpackDraws } from '../../workers/shared/draws/draw-table.ts';
import { type HostIndex, readHostIndex } from '../../workers/shared/draws/host-index.ts';
import type { OfficialDraw } from '../../workers/shared/draws/official-draw.ts';
import { LOTTERIES, type LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { officialAnswer } from '../draws/read/json-files.ts';
import { manyDraws } from '../draws/store/many-draws.ts';
import { runResults } from './run-results.ts';

let folder: string;
let out: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-files-'));
  out = join(folder, 'results');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The path of a file with some draws, in the operator's form. */
function fileOf({ lottery, draws }: DrawTable, name = `${lottery}.json`): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(draws.map((draw) => officialAnswer(lottery, draw))));
  return path;
}

async function run(...args: readonly string[]): Promise<string> {
  const { status, output } = await runResults('--out', out, ...args);
  expect(status).toBe(0);
  return output;
}

/** All files that are there, by name. */
const written = () =>
  Object.fromEntries(readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'latin1')]));

function index(): HostIndex {
  const read = readHostIndex(JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')));
  if (!read) throw new Error('no index');
  return read;
}

/** The draws of a lottery as a page reads them. */
function served(lottery: LotteryKey): DrawTable {
  const { file = '' } = index()[lottery] ?? {};
  return unpackDraws(new Uint8Array(readFileSync(join(out, file))));
}

/** The table with another number in one of its draws. */
function changed({ lottery, draws }: DrawTable, contest: number): DrawTable {
  const other = manyDraws(lottery, 1).draws[0]?.numbers ?? [];
  return { lottery, draws: draws.map((draw) => (draw.contest === contest ? { ...draw, numbers: other } : draw)) };
}

const part = ({ lottery, draws }: DrawTable, from: number, to: number): DrawTable => ({
  lottery,
  draws: draws.slice(from, to),
});

const QUINA = manyDraws('quina', 40, 6000);

describe('the command writes for a host', () => {
  test.each(LOTTERIES.map(({ key }) => key))('the draws of %s, which a page reads', async (key) => {
    const table = manyDraws(key, 30, 100);
    const said = await run(fileOf(table));
    expect(said).toContain('30 draws, until 129 (2026-11-20); 30 new, 0 completed, 0 replaced');
    expect(served(key)).toEqual(table);
    const last = { contest: 129, date: '2026-11-20' };
    expect(index()).toEqual({ [key]: { file: `${key}.bin`, count: 30, last, withPrizes: 30 } });
    expect(Object.keys(written()).sort()).toEqual(['index.json', 'newest.bin', `${key}.bin`].sort());
  });

  test('the same bytes for the same draws, in whatever files they come', async () => {
    const sena = manyDraws('megasena', 30);
    await run(fileOf(QUINA), fileOf(sena));
    const once = written();
    rmSync(out, { recursive: true });
    await run(fileOf(sena));
    const [a, b] = [fileOf(part(QUINA, 20, 40), 'b.json'), fileOf(part(QUINA, 0, 25), 'a.json')];
    await run(a, b);
    expect(written()).toEqual(once);
    await run(fileOf(QUINA));
    expect(written()).toEqual(once);
  });

  test('what is new beside what was there, and leaves nothing behind', async () => {
    const sena = manyDraws('megasena', 30);
    await run(fileOf(part(QUINA, 0, 30)), fileOf(sena));
    writeFileSync(join(out, 'LEIA-ME.txt'), 'of the host');
    const said = await run('--json', fileOf(part(QUINA, 30, 40)));
    expect(served('quina')).toEqual(QUINA);
    expect(served('megasena')).toEqual(sena);
    const [changed, ...others] = JSON.parse(said).lotteries;
    expect(changed).toMatchObject({ lottery: 'quina', count: 40, added: 10, completed: 0 });
    expect(others).toEqual([]);
    expect(Object.keys(written()).sort()).toEqual([
      ...['LEIA-ME.txt', 'index.json', 'megasena.bin', 'newest.bin', 'quina.bin'],
    ]);
  });

  test('files in the place of those of version 0.7.0, which had hashes in their names', async () => {
    mkdirSync(out);
    writeFileSync(join(out, 'index.json'), '{"schema":1,"lotteries":{}}');
    for (const [name, table] of [
      ['quina-1a2b3c4d.bin', part(QUINA, 0, 30)],
      ['megasena-00000000.bin', manyDraws('megasena', 30)],
    ] as const) {
      writeFileSync(join(out, name), packDraws(table));
    }
    await run(fileOf(part(QUINA, 30, 40)));
    expect(served('quina')).toEqual(QUINA);
    expect(served('megasena')).toEqual(manyDraws('megasena', 30));
    expect(Object.keys(written()).sort()).toEqual(['index.json', 'megasena.bin', 'newest.bin', 'quina.bin']);
  });

  test('the instant at which a lottery was last asked stays in the index', async () => {
    await run(fileOf(part(QUINA, 0, 30)));
    const asked = '2026-11-21T00:20:00Z';
    const entry = { quina: { ...index().quina, asked } };
    writeFileSync(join(out, 'index.json'), JSON.stringify({ schema: 2, lotteries: entry }));
    await run(fileOf(QUINA));
    expect(index().quina?.asked).toBe(asked);
  });

  test('the new draw of a contest only when told to', async () => {
    await run(fileOf(QUINA));
    const before = written();
    const other = fileOf(changed(QUINA, 6010), 'other.json');
    await expect(run(other)).rejects.toThrow(
      /1 contests are other .*\(--replace .*\)\n {2}contest 6010: there numbers [\d ]+; here numbers [\d ]+$/,
    );
    expect(written()).toEqual(before);
    expect(await run('--replace', other)).toContain('0 new, 0 completed, 1 replaced');
    expect(served('quina')).toEqual(changed(QUINA, 6010));
  });
});

async function refused(...args: readonly string[]): Promise<string> {
  const error: Error = await run(...args).then(
    () => new Error('not refused'),
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(UsageError);
  return error.message;
}

describe('the command writes nothing', () => {
  test('the command writes nothing where one of the files is refused, and says of each why', async () => {
    const page = join(folder, 'page.json');
    writeFileSync(page, '<!doctype html><title>503</title>');
    const empty = join(folder, 'empty.json');
    writeFileSync(empty, '');
    const message = await refused(fileOf(QUINA), page, empty);
    expect(message).toContain(`${page}: refused (`);
    expect(message).toContain(`${empty}: refused (empty)`);
    expect(() => readdirSync(out)).toThrow();
  });

  test('the command writes nothing where two files disagree', async () => {
    const message = await refused(fileOf(QUINA), fileOf(changed(QUINA, 6003), 'other.json'));
    expect(message).toContain('6003');
    expect(() => readdirSync(out)).toThrow();
  });

  test.each([
    ['no file', [], 'one file or more'],
    ['a file that is not there', ['gone.json'], 'gone.json'],
    ['an option that there is not', ['--force', 'a.json'], '--force'],
    ['a lottery that there is not', ['--lottery', 'loto', 'a.json'], 'loto'],
    ['standard input twice', ['-', '-'], 'one file only'],
  ])('the command writes nothing with %s', async (_, args, message) => {
    expect(await refused(...args)).toContain(message);
  });

  test('over what it cannot read, unless told to', async () => {
    await run(fileOf(QUINA));
    writeFileSync(join(out, 'quina.bin'), `${written()['quina.bin']} `, 'latin1');
    expect(await refused(fileOf(QUINA))).toContain('quina.bin is damaged');
    await run('--replace', fileOf(part(QUINA, 0, 5)));
    expect(served('quina')).toEqual(part(QUINA, 0, 5));
  });

  test('the command writes nothing that an index names, when the folder takes no file', async () => {
    await run(fileOf(part(QUINA, 0, 30)));
    const before = written();
    // A folder in the place of the file that is written first, as the disk may be full.
    mkdirSync(join(out, 'quina.bin.part'));
    await expect(run(fileOf(QUINA))).rejects.toBeInstanceOf(OutputError);
    expect(readFileSync(join(out, 'index.json'), 'utf8')).toBe(before['index.json']);
    expect(served('quina')).toEqual(part(QUINA, 0, 30));
  });
});

test('the command told to replace keeps the prizes of a contest whose day alone is another', async () => {
  await run(fileOf(QUINA));
  const { paid: _, ...draw } = QUINA.draws[39] as OfficialDraw;
  const last = { ...draw, date: '2026-11-21' };
  await run('--replace', fileOf({ lottery: 'quina', draws: [last] }, 'other.json'));
  expect(served('quina').draws[39]).toEqual({ ...QUINA.draws[39], date: '2026-11-21' });
});
