import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openStream } from '../../../workers/engine/random/stream.ts';
import { MAX_NEWEST_BYTES, unpackNewest } from '../../../workers/shared/draws/newest-draws.ts';
import { fetchWorld, FETCHED as KEYS, SOON, WRONG_ANSWERS } from './world.ts';

const WEEK_MS = 7 * 86_400_000;

type World = Awaited<ReturnType<typeof fetchWorld>>;

/** Contests that were drawn since the first published one, or the last twelve of all, and are missing. */
const missingOf = (world: World) =>
  KEYS.flatMap((key) => {
    const there = new Set(world.published(key).map(({ contest }) => contest));
    const [first] =
      there.size > 0
        ? there
        : world
            .drawn(key)
            .map(({ contest }) => contest)
            .slice(-12);
    const drawn = world.drawn(key).filter(({ contest }) => contest >= (first ?? 0) && !there.has(contest));
    return drawn.map(({ contest }) => ({ key, contest }));
  });

/** Contests that are published with other facts than they were drawn with. */
const wrongOf = (world: World) =>
  KEYS.flatMap((key) => {
    const drawn = new Map(world.drawn(key).map((draw) => [draw.contest, draw]));
    return world.published(key).filter((draw) => !isDeepStrictEqual(draw, drawn.get(draw.contest)));
  });

test('a replay of 1,000 contests with 5 % faults publishes 0 wrong ones, names each missing one and ends complete', async () => {
  const world = await fetchWorld();
  const random = openStream(['faults']);
  const chosen = new Map<string, number>();
  world.fault = () => {
    if (random.next() >= 0.05) return undefined;
    const fault = WRONG_ANSWERS[random.below(WRONG_ANSWERS.length)];
    chosen.set(`${fault}`, (chosen.get(`${fault}`) ?? 0) + 1);
    return fault;
  };
  let missed = 0;
  for (let run = 0; run < 17; run++) {
    const { lotteries } = await world.run([], SOON);
    expect(wrongOf(world)).toEqual([]);
    for (const { key, contest } of missingOf(world)) {
      const notes = lotteries.find(({ lottery }) => lottery === key)?.notes.join('\n') ?? '';
      const [, left = Number.POSITIVE_INFINITY] = notes.match(/contests from (\d+) on are left/) ?? [];
      if (contest < Number(left)) expect(notes, key).toMatch(new RegExp(`contest ${contest}\\b`));
      missed++;
    }
    world.time += 2 * WEEK_MS;
  }
  expect(missed).toBeGreaterThan(50);
  expect([...chosen.keys()].sort()).toEqual([...WRONG_ANSWERS].sort());
  world.fault = () => undefined;
  await world.run();
  expect((await world.run()).notes).toEqual([]);
  expect(missingOf(world)).toEqual([]);
  expect(wrongOf(world)).toEqual([]);
  expect(KEYS.flatMap((key) => world.published(key)).length).toBeGreaterThanOrEqual(1000);
  const newest = readFileSync(join(world.out, 'newest.bin'));
  expect(newest.length).toBeLessThanOrEqual(MAX_NEWEST_BYTES);
  expect(unpackNewest(newest).map(({ draws }) => draws.length)).toEqual(KEYS.map(() => 12));
  const before = world.asked.length;
  await world.run();
  // As docs/hosting.md says of a run without a new contest.
  expect(world.asked.length - before).toBe(3 * KEYS.length);
});

describe('a mistake of the api that its mirror copies', () => {
  const mistaken = async (isPair?: () => boolean) => {
    const world = await fetchWorld();
    world.fault = ({ place }) => (place === 'sheet' ? 'status 500' : undefined);
    world.seenAt = (draw, { lottery }) => ({ ...draw, numbers: world.drawn(lottery)[0]?.numbers ?? [] });
    const { notes } = await world.run([], {}, isPair);
    const published = KEYS.flatMap((key) => world.published(key)).length;
    return {
      published,
      wrong: wrongOf(world).length,
      named: notes.filter((line) => line.includes('agree (api, mirror)')),
    };
  };

  test('two sources that share an origin publish nothing, and each contest is named', async () => {
    const { published, named } = await mistaken();
    expect(published).toBe(0);
    expect(named).toHaveLength(KEYS.length * 12);
  });

  test('a copied mistake is published with the agreement switched off: the agreement keeps it out', async () => {
    expect((await mistaken(() => true)).wrong).toBe(KEYS.length * 12);
  });
});
