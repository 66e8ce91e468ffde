import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { escapedLine } from '../../../tools/cli/results/fetch/command.ts';
import { unpackNewest } from '../../../workers/shared/draws/newest-draws.ts';
import { fetchWorld, SOON, WRONG_ANSWERS } from './world.ts';

const DAY_MS = 86_400_000;

/** The world the evening after twelve contests were published: Friday's draw is there, and not yet published. */
async function nextEvening() {
  const world = await fetchWorld('quina');
  await world.run();
  world.time += DAY_MS;
  return world;
}

describe('results fetch', () => {
  test.each(WRONG_ANSWERS)(
    'names a source that answers with %s, publishes nothing of it, and ends complete',
    async (fault) => {
      const world = await fetchWorld('quina');
      world.fault = ({ place }) => (place === 'mirror' ? fault : undefined);
      const { status, notes } = await world.run([], SOON);
      expect(status).toBe(0);
      expect(notes.join('\n')).toContain('mirror');
      expect(world.published('quina')).toEqual([]);
      world.fault = () => undefined;
      await world.run();
      expect(world.published('quina')).toEqual(world.drawn('quina').slice(-12));
    },
  );

  test('asks a host once a second and three times at most, and a sheet without news with its validator', async () => {
    const world = await nextEvening();
    const times = world.asked.filter(({ place }) => place !== 'mirror').map(({ at }) => at);
    expect(times.slice(1).every((at, i) => at - (times[i] ?? 0) >= 1000)).toBe(true);
    const state = () => JSON.parse(readFileSync(join(world.out, 'fetch.json'), 'utf8'));
    expect(Object.keys(state().seen)).toHaveLength(1);
    world.fault = ({ place }) => (place === 'mirror' ? 'status 500' : undefined);
    const before = world.asked.length;
    await world.run();
    const tries = world.asked.slice(before).flatMap(({ place, at }) => (place === 'mirror' ? [at] : []));
    expect(tries.slice(1).map((at, i) => at - (tries[i] ?? 0))).toEqual([2000, 4000]);
    // The sheet has a draw that waits for the mirror.
    expect(state().seen).toEqual({});
    world.fault = () => undefined;
    expect((await world.run()).lotteries[0]?.added).toEqual([world.drawn('quina').at(-1)?.contest]);
  });

  test('publishes an unknown draw, names it and ends with status 3', async () => {
    const world = await nextEvening();
    world.time += DAY_MS;
    const { drawn } = world;
    world.drawn = (lottery) => {
      const draws = drawn(lottery);
      return draws.flatMap((draw) =>
        [draw, { ...draw, contest: draw.contest + 1, date: '2026-08-22' }].slice(0, draw === draws.at(-1) ? 2 : 1),
      );
    };
    const { status, lotteries } = await world.run();
    expect(status).toBe(3);
    expect(lotteries[0]?.unknownDays).toEqual([world.published('quina').at(-1)?.contest]);
  });

  test('publishes a draw without prizes, and completes it later', async () => {
    const world = await nextEvening();
    const last = world.drawn('quina').at(-1);
    world.seenAt = (draw, { place }) => (place === 'mirror' ? { ...draw, paid: [] } : draw);
    await world.run();
    expect(world.published('quina').at(-1)).toEqual({ ...last, paid: undefined });
    world.seenAt = (draw) => draw;
    expect((await world.run()).lotteries[0]?.changed).toEqual([last?.contest]);
    expect(world.published('quina').at(-1)).toEqual(last);
  });

  test('holds newer contests back for three runs, also with one in which a source fails, and again below the next gap', async () => {
    const world = await nextEvening();
    world.time += 6 * DAY_MS;
    const contests = world.drawn('quina').map(({ contest }) => contest);
    const [gap = 0, first = 0, next = 0, second = 0] = contests.slice(-4);
    const lacking = [gap, next];
    world.seenAt = (draw, { place }) => (place === 'mirror' && lacking.includes(draw.contest) ? undefined : draw);
    const runs: boolean[][] = [];
    for (let run = 0; run < 7; run++) {
      world.fault = ({ place }) => (place === 'mirror' && run === 1 ? 'status 500' : undefined);
      const { notes } = await world.run();
      expect(notes.join('\n')).toContain(`contest ${gap}`);
      const there = world.published('quina').map(({ contest }) => contest);
      runs.push([there.includes(first), there.includes(second)]);
    }
    const [NEITHER, ONE, BOTH] = [
      [false, false],
      [true, false],
      [true, true],
    ];
    expect(runs).toEqual([NEITHER, NEITHER, NEITHER, ONE, ONE, ONE, BOTH]);
    lacking.length = 0;
    await world.run();
    expect(world.published('quina')).toEqual(world.drawn('quina').slice(-world.published('quina').length));
    expect(world.published('quina').length).toBeGreaterThan(15);
  });

  test('asks again for both draws’ prizes, for the oldest of a first run, and after tables were restored', async () => {
    const world = await fetchWorld('duplasena');
    const [oldest = 0] = world
      .drawn('duplasena')
      .slice(-12)
      .map(({ contest }) => contest);
    world.seenAt = (draw, { place }) => {
      if (place !== 'mirror') return draw;
      return draw.contest === oldest ? undefined : { ...draw, paidSecond: [] };
    };
    for (let run = 0; run < 3; run++) await world.run();
    expect(world.published('duplasena').map(({ paidSecond }) => paidSecond)).toEqual(Array(11).fill(undefined));
    world.seenAt = (draw) => draw;
    await world.run();
    expect(world.published('duplasena')).toEqual(world.drawn('duplasena').slice(-12));
    const older = readFileSync(join(world.out, 'duplasena.bin'));
    world.time += 3 * DAY_MS;
    await world.run();
    writeFileSync(join(world.out, 'duplasena.bin'), older);
    expect((await world.run()).lotteries[0]?.added.length).toBeGreaterThan(0);
  });

  test('publishes no contest that goes backwards, and none of a day to come', async () => {
    const world = await nextEvening();
    const before = world.published('quina');
    const last = world.drawn('quina').at(-1)?.contest;
    for (const date of ['2026-08-01', '2026-09-01']) {
      world.seenAt = (draw) => (draw.contest === last ? { ...draw, date } : draw);
      expect((await world.run()).notes.join('\n')).toContain(`contest ${last}`);
      expect(world.published('quina')).toEqual(before);
    }
  });

  test('publishes the same draws with a clock that is slow or fast', async () => {
    const world = await nextEvening();
    const before = world.published('quina');
    await world.run([], { now: () => world.time - DAY_MS });
    expect(world.published('quina')).toEqual(before);
    const { notes } = await world.run([], { now: () => world.time + 4 * DAY_MS });
    expect(world.published('quina')).toEqual(world.drawn('quina').slice(-13));
    expect(notes.join('\n')).toContain('no source has it');
  });

  test('names the contest from which on a long pause is left for the next run', async () => {
    const world = await nextEvening();
    world.time += 60 * DAY_MS;
    const { lotteries, notes } = await world.run();
    expect(notes).toEqual([`contests from ${(lotteries[0]?.added.at(-1) ?? 0) + 1} on are left for the next run`]);
    expect((await world.run()).notes).toEqual([]);
    expect(world.published('quina').at(-1)).toEqual(world.drawn('quina').at(-1));
  });

  test('changes what was published only with --replace, and nothing with --dry-run', async () => {
    const world = await nextEvening();
    const before = world.published('quina');
    const [{ contest = 0 } = {}] = before.slice(-1);
    world.seenAt = (draw) => (draw.contest === contest ? { ...draw, numbers: [76, 77, 78, 79, 80] } : draw);
    const dry = await world.run(['--dry-run', '--replace']);
    expect(dry.notes.join('\n')).toMatch(
      `contest ${contest}: there numbers ${before.at(-1)?.numbers.join(' ')}; sources agree`,
    );
    expect(dry.lotteries[0]).toMatchObject({ added: [contest + 1], changed: [contest] });
    expect(world.published('quina')).toEqual(before);
    await world.run();
    expect(world.published('quina').slice(0, -1)).toEqual(before);
    await world.run(['--replace']);
    expect(world.published('quina').at(-2)?.numbers).toEqual([76, 77, 78, 79, 80]);
  });

  test.each(['{"seen":{"x":5},"gaps":{"quina":7}}', 'null', '<p>'])('begins anew with the state %s', async (state) => {
    const world = await nextEvening();
    writeFileSync(join(world.out, 'fetch.json'), state);
    expect((await world.run()).lotteries[0]?.added).toHaveLength(1);
  });

  test('writes newest.bin and when it asked, leaves equal files alone and removes old compressed copies', async () => {
    const world = await fetchWorld('quina', 'timemania');
    mkdirSync(world.out);
    for (const name of ['quina.bin.br', 'index.json.gz']) writeFileSync(join(world.out, name), 'old');
    await world.run();
    expect(existsSync(join(world.out, 'quina.bin.br')) || existsSync(join(world.out, 'index.json.gz'))).toBe(false);
    const newest = unpackNewest(readFileSync(join(world.out, 'newest.bin')));
    expect(newest.map(({ lottery, draws }) => [lottery, draws.length])).toEqual([
      ['quina', 12],
      ['timemania', 12],
    ]);
    const index = JSON.parse(readFileSync(join(world.out, 'index.json'), 'utf8'));
    expect(index.lotteries.quina.asked).toMatch(/^2026-08-21T02:0\d:\d\dZ$/);
    writeFileSync(join(world.out, 'quina.bin.br'), 'new');
    await world.run();
    expect(readFileSync(join(world.out, 'quina.bin.br'), 'utf8')).toBe('new');
  });

  test.each([
    ['[]', 'expected {"read"'],
    ['{"read":"2026-11-30","sources":[]}', 'one source or more'],
    ['{"read":"2026-11-30","sources":[{"name":"a","origin":"rumour"}]}', 'source 1: expected the "origin" api'],
    ['{"read":"2026-11-30","sources":[{"name":"a","origin":"api","form":"message"}]}', 'expected the "form"'],
    ...['http://a.example/{contest}', 'https://me:key@a.example/', 'file:///etc/passwd'].map((address) => [
      JSON.stringify({
        read: '2026-11-30',
        sources: [{ name: 'a', origin: 'api', form: 'mirror-json', address: { quina: address } }],
      }),
      '"address" of quina: expected a lottery and https://',
    ]),
  ])('refuses the sources %s', async (sources, message) => {
    const world = await fetchWorld('quina');
    writeFileSync(world.sources, `${sources}`);
    await expect(world.run()).rejects.toThrow(`${message}`);
    expect(existsSync(world.out)).toBe(false);
  });
});

test('the text of a source cannot change a terminal or fill a log', () => {
  expect(escapedLine('a\u001b[2J\u202eb')).toBe('a\\u{1b}[2J\\u{202e}b');
  expect(escapedLine('x'.repeat(9000)).length).toBeLessThan(400);
});

describe('the lock of a folder', () => {
  test('a living job keeps another one out, and a dead one does not', async () => {
    const world = await fetchWorld('quina');
    mkdirSync(world.out);
    writeFileSync(join(world.out, '.lock'), `${hostname()} ${process.ppid} ${world.time}`);
    await expect(world.run()).rejects.toThrow('another job works in this folder');
    writeFileSync(join(world.out, '.lock'), `${hostname()} 999999999 ${world.time}`);
    expect((await world.run()).status).toBe(0);
    expect(existsSync(join(world.out, '.lock'))).toBe(false);
  });

  test('one of several jobs takes over a stale lock', async () => {
    const { out } = await fetchWorld('quina');
    mkdirSync(out);
    writeFileSync(join(out, '.lock'), `${hostname()} 999999999 ${Date.now()}`);
    const module = new URL('../../../tools/cli/results/host-lock.ts', import.meta.url);
    const script = `import { withHostLock } from '${module}';
      const job = () => new Promise((done) => process.stdin.on('end', done).resume());
      withHostLock(${JSON.stringify(out)}, () => (console.log('has it'), job()), {}).catch(() => console.log('kept out'));`;
    const jobs = Array.from({ length: 3 }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    const said = await Promise.all(jobs.map(async ({ stdout }) => String(await once(stdout, 'data'))));
    for (const { stdin } of jobs) stdin.end();
    expect(said.map((line) => line.trim()).sort()).toEqual(['has it', 'kept out', 'kept out']);
  });
});
