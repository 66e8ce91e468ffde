import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { assert, asyncProperty, constant, integer, nat, oneof, record } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRound, isShortRound } from '../../tools/build/test-rounds.ts';
import { writeWhole } from '../../tools/cli/lab/whole-file.ts';
import { OutputError } from '../../tools/cli/output.ts';
import { endOf, MergeError } from '../../tools/cli/process.ts';
import { officialAnswer } from '../draws/read/json-files.ts';
import { manyDraws } from '../draws/store/many-draws.ts';
import { AUDIT, BACKTEST, failLab, runLab, SIMULATION } from './run-lab.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lab-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The paths of the partial files of all shards of an experiment; those that are there are not made again. */
async function shards(name: string, of: number, args: readonly string[]): Promise<string[]> {
  const out = join(folder, name, '/');
  const paths = Array.from({ length: of }, (_, i) => join(out, `shard-${i + 1}-of-${of}.json`));
  for (const [i, path] of paths.entries()) {
    if (!existsSync(path)) await runLab([...args, '--shard', `${i + 1}/${of}`, '--out', out]);
  }
  return paths;
}

describe.each([
  ['a simulation', SIMULATION],
  ['a backtest', BACKTEST],
  ['an audit', AUDIT],
])('the shards of %s', (name, args) => {
  test.each(inRound([3, 16, 1], 1))('merged from %i in any order give the bytes of a run in one piece', async (of) => {
    const paths = await shards(`${name} ${of}`, of, args);
    const { output } = await runLab([...args, '--json']);
    for (const order of [paths, [...paths].reverse()]) {
      expect((await runLab(['merge', ...order, '--json'])).output).toBe(output);
    }
  });
});

test('a backtest over real draws needs them again', async () => {
  const { lottery, draws } = manyDraws('quina', 40);
  const results = join(folder, 'draws.json');
  writeFileSync(results, JSON.stringify(draws.map((draw) => officialAnswer(lottery, draw))));
  const args = ['backtest', '--results', results, '--seed', 'a'];
  const paths = await shards('real', 2, args);
  const merged = await runLab(['merge', ...paths, '--results', results, '--json']);
  expect(merged.output).toBe((await runLab([...args, '--json'])).output);
  const error = await failLab(['merge', ...paths]);
  expect(error.message).toMatch('expected --results <file> with the same');
  expect(endOf(error).status).toBe(2);
});

test('--out is no other file of the command, whatever it is called', async () => {
  const files = join(folder, 'same');
  const [one = '', two = ''] = await shards('same', 2, SIMULATION);
  const receipt = join(files, 'receipt.json');
  writeFileSync(receipt, (await runLab([...SIMULATION, '--json'])).output);
  const [link, linkedFolder] = [join(files, 'link.json'), join(folder, 'linked')];
  symlinkSync(receipt, link);
  symlinkSync(files, linkedFolder);
  const refused = async (...args: string[]) =>
    expect((await failLab(args)).message).toMatch(/^--out and .*: expected two files$/);
  const before = readdirSync(files);
  await refused(...SIMULATION, '--out', `${files}/./x.json`, '--checkpoint', `${folder}/none/../same/x.json`);
  await refused(...SIMULATION, '--out', `${linkedFolder}/x.json`, '--checkpoint', `${files}/x.json`);
  await refused(...SIMULATION, '--out', link, '--checkpoint', receipt);
  await refused('simulate', '--receipt', receipt, '--out', link);
  await refused('simulate', '--lottery', 'quina', '--games-file', receipt, '--out', link);
  await refused('backtest', '--results', receipt, '--out', receipt);
  await refused('merge', one, two, '--out', `${linkedFolder}/${basename(two)}`);
  await refused('merge', one, two, '--results', receipt, '--out', receipt);
  expect(readdirSync(files)).toEqual(before);
});

test('a file is written whole, or not at all, where a link to it leads', async () => {
  const out = join(folder, 'whole', 'report.json');
  const { output } = await runLab([...SIMULATION, '--json', '--out', out]);
  expect(output).toBe('');
  expect(readFileSync(out, 'utf8')).toBe((await runLab([...SIMULATION, '--json'])).output);
  symlinkSync(out, join(folder, 'link.json'));
  await runLab([...SIMULATION, '--out', join(folder, 'link.json')]);
  expect(readFileSync(out, 'utf8')).toBe((await runLab(SIMULATION)).output);
  // Nothing half-done is left beside it.
  expect(readdirSync(join(folder, 'whole'))).toEqual(['report.json']);
  await expect(writeWhole(join(folder, 'whole'), 'a folder is there')).rejects.toThrow(OutputError);
  await expect(writeWhole(join(folder, 'none', 'file'), 'no folder')).rejects.toThrow(OutputError);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test.each([
  ['merge', 'a', '--out', 'b', '--out', 'c'],
  [...SIMULATION, '--out', ''],
])('%j is a bad argument', async (...args) => {
  expect(endOf(await failLab(args)).status).toBe(2);
});

test('a name that no file can have fails before the run, which would take a day', async () => {
  const args = SIMULATION.with(SIMULATION.indexOf('--draws') + 1, '1000000000000');
  const error = await failLab([...args, '--out', join(folder, 'x'.repeat(250))]);
  expect(endOf(error).status).toBe(3);
});

/** The bytes of a partial file with other fields, and a checksum that is right. */
function forged(path: string, fields: Readonly<Record<string, unknown>>): string {
  const { sha256: _, ...body } = JSON.parse(readFileSync(path, 'utf8'));
  const head = JSON.stringify({ ...body, ...fields }).slice(0, -1);
  return `${head},"sha256":"${createHash('sha256').update(head).digest('hex')}"}\n`;
}

describe('partial files that do not go together', () => {
  const short = (seed: string) => [
    ...['simulate', '--lottery', 'quina', '--strategy', 'uniform', '--renew', '--draws', '8193', '--seed', seed],
    ...['--history-seed', 'h1', '--date', '2026-11-20'],
  ];
  let [good, other, halves]: string[][] = [];
  let [damaged, never]: string[] = [];
  beforeAll(async () => {
    good = await shards('good', 3, short('s1'));
    other = await shards('other', 3, short('s2'));
    halves = await shards('halves', 2, short('s1'));
    damaged = join(folder, 'damaged.json');
    never = join(folder, 'never.json');
  });

  const KEPT = SIMULATION.filter((arg) => arg !== '--renew').map((arg) => (arg === '18000' ? '600000' : arg));

  /** Merges, which has to fail with nothing written. */
  async function refused(paths: readonly string[]) {
    const error = await failLab(['merge', ...paths, '--out', never as string]);
    expect(existsSync(never as string)).toBe(false);
    expect(error).toBeInstanceOf(MergeError);
    const [head, ...reasons] = error.message.split('\n');
    expect(head).toBe('nothing is merged');
    return { reasons, status: endOf(error).status };
  }

  /** The good files with others in the place of one. */
  const withIn = (at: number, ...paths: string[]) => (good as string[]).toSpliced(at, 1, ...paths);

  test('a thousand of them: cut, changed, of another run, doubled, overlapping or missing', async () => {
    const at = integer({ min: 0, max: 2 });
    const damage = oneof(
      record({ kind: constant('cut' as const), at, place: nat() }),
      record({ kind: constant('changed' as const), at, place: nat(), by: integer({ min: 1, max: 255 }) }),
      record({ kind: constant('longer' as const), at, place: nat(), by: integer({ min: 0, max: 255 }) }),
      record({ kind: constant('other' as const), at }),
      record({ kind: constant('doubled' as const), at }),
      record({ kind: constant('overlapping' as const), at, half: integer({ min: 0, max: 1 }) }),
      record({ kind: constant('missing' as const), at }),
    );
    const files = (good as string[]).map((path) => readFileSync(path));
    const run = asyncProperty(damage, async (one) => {
      const path = good?.[one.at] as string;
      const bytes = files[one.at] as Buffer;
      const [place, cutAt] = 'place' in one ? [one.place % bytes.length, one.place % bytes.length] : [0, 0];
      const before = bytes.subarray(0, place);
      const damagedBy = (...parts: readonly Uint8Array[]) => {
        writeFileSync(damaged as string, Buffer.concat(parts));
        return refused(withIn(one.at, damaged as string));
      };
      switch (one.kind) {
        case 'cut':
          expect(await damagedBy(bytes.subarray(0, cutAt))).toEqual(broken());
          break;
        case 'changed':
          expect(
            await damagedBy(before, Uint8Array.of((bytes[place] as number) ^ one.by), bytes.subarray(place + 1)),
          ).toEqual(broken());
          break;
        case 'longer':
          expect(await damagedBy(before, Uint8Array.of(one.by), bytes.subarray(place))).toEqual(broken());
          break;
        case 'other': {
          const { reasons, status } = await refused(withIn(one.at, other?.[one.at] as string));
          expect(reasons.join()).toContain('of another experiment than');
          expect(reasons.join()).toContain(other?.[one.at]);
          expect(status).toBe(2);
          break;
        }
        case 'doubled': {
          const { reasons, status } = await refused([...(good as string[]), path]);
          expect(reasons).toEqual([`${path}: shard ${one.at + 1} of 3 is there twice, in ${path} too`]);
          expect(status).toBe(2);
          break;
        }
        case 'overlapping': {
          const half = halves?.[one.half] as string;
          const { reasons, status } = await refused([...(good as string[]), half]);
          expect(reasons).toEqual([
            `${half}: shard ${one.half + 1} of 2; its blocks overlap with ${good?.[0]}, one of 3`,
          ]);
          expect(status).toBe(2);
          break;
        }
        case 'missing':
          expect(await refused(withIn(one.at))).toEqual({ reasons: [`missing of 3 shards: ${one.at + 1}`], status: 1 });
      }
    });
    await assert(run, { numRuns: isShortRound ? 100 : 1000, seed: 2026 });
  });

  /** What is said of the damaged file, which its shard can mend. */
  const broken = () => ({
    reasons: [expect.stringMatching(new RegExp(`^${damaged}: (cut or changed|empty or cut)`))],
    status: 1,
  });

  test.each([
    ['a newer version', { lab: 3 }, 'made by another version'],
    ['an older version', { lab: 0 }, 'made by another version'],
    ['no version', { lab: 'x' }, 'made by another version'],
    ['another engine', { engine: '3.9.0' }, 'made by engine 3.9.0; this is'],
    ['sums that are no numbers', { sums: ['1'] }, 'no partial file'],
    ['other sums', { sums: [1, 2] }, 'its blocks are not those of this version'],
    ['other blocks', { blocks: 4 }, 'its blocks are not those of this version'],
    ['a shard that cannot be', { shard: { index: 4, of: 3 } }, 'no partial file'],
    ['a shard of more than there may be', { shard: { index: 1, of: 4_294_967_295 } }, 'no partial file'],
    ['sums below zero', { sums: [-1, 2] }, 'no partial file'],
    ['a shard that is another', { shard: { index: 1, of: 3 } }, 'shard 1 of 3 is there twice'],
    ['no experiment', { receipt: {} }, 'no partial file'],
  ])('%s', async (_, fields, reason) => {
    writeFileSync(damaged as string, forged(good?.[2] as string, fields));
    const { reasons, status } = await refused(withIn(2, damaged as string));
    expect(reasons).toEqual([expect.stringContaining(`${damaged}: ${reason}`)]);
    expect(status).toBe(2);
  });

  test.each([
    ['a simulation', SIMULATION],
    ['a backtest', BACKTEST],
    ['games that stay', KEPT],
    ['an audit', AUDIT],
  ])('sums that cannot be, of %s: one more or none in a place, none at all, twice as many', async (name, args) => {
    const files = await shards(`${name} 3`, 3, args);
    const last = files.at(-1) as string;
    const { sums } = JSON.parse(readFileSync(last, 'utf8')) as { sums: number[] };
    const some = sums.flatMap((sum, i) => (sum > 0 ? [i] : []));
    const changes = [0, some.length >> 1, some.length - 1].flatMap((place) => {
      const at = some[place] as number;
      return [sums.with(at, (sums[at] as number) + 1), sums.with(at, 0)];
    });
    for (const changed of [...changes, sums.map(() => 0), sums.map((sum) => 2 * sum)]) {
      writeFileSync(damaged as string, forged(last, { sums: changed }));
      const { reasons, status } = await refused(files.with(-1, damaged as string));
      expect(reasons).toEqual([`${damaged}: its sums cannot be those of its blocks`]);
      expect(status).toBe(2);
    }
  });

  test('one that is not there is named, and may come yet', async () => {
    const none = join(folder, 'none.json');
    writeFileSync(damaged as string, '');
    const { reasons, status } = await refused([none, damaged as string]);
    expect(reasons).toEqual([expect.stringContaining(none), `${damaged}: empty or cut: no partial file`]);
    expect(status).toBe(1);
  });

  test('what is wrong with several is told of each', async () => {
    writeFileSync(damaged as string, '');
    const newer = join(folder, 'newer.json');
    writeFileSync(newer, forged(good?.[1] as string, { lab: 3 }));
    const { reasons, status } = await refused([damaged as string, newer]);
    expect(reasons).toEqual([
      `${damaged}: empty or cut: no partial file`,
      `${newer}: made by another version of the command`,
    ]);
    expect(status).toBe(2);
  });
});
