import { beforeAll, describe, expect, test } from 'vitest';
import type { Outcome } from '../../workers/tasks/api.ts';
import type { TaskOutput } from '../../workers/tasks/contracts.ts';
import { plainHost } from './support/fake-worker.ts';
import { never, REQUEST, shareRequest } from './support/requests.ts';
import { type StageOptions, stage } from './support/stage.ts';

const SHARES = [0, 1, 2, 3, 4, 5];
const RUN = { ...REQUEST, lottery: 'lotomania', strategy: 'aggressive', games: 20 } as const;

type Answers = [Outcome<TaskOutput<'generate'>>, ...Outcome<TaskOutput<'shortlist'>>[]];

describe('a request gives the same bytes', () => {
  let expected: Answers;

  beforeAll(async () => {
    const host = plainHost();
    expected = [
      (await host.run(1, 'generate', RUN)).outcome,
      ...(await Promise.all(
        SHARES.map(
          async (first) => (await host.run(2 + first, 'shortlist', shareRequest(first))).outcome,
        ),
      )),
    ];
    expect(expected.map(({ ok }) => ok)).not.toContain(false);
  });

  test.each<[string, StageOptions, number]>([
    ['on one worker', { size: 1 }, 1],
    ['on two workers', { size: 2 }, 2],
    ['on four workers', { size: 4 }, 4],
    ['on this thread', { size: 4, spawn: undefined }, 0],
    [
      'when a worker crashes',
      {
        size: 2,
        onSpawn(worker, index) {
          if (index > 0) return;
          worker.runGate.shut();
          worker.onRun = () => worker.raise('error');
        },
      },
      3,
    ],
  ])('%s', async (_, options, spawned) => {
    const { pool, workers } = stage(options);
    const answers = await Promise.all([
      pool.run(never(), 'generate', RUN),
      ...SHARES.map((first) => pool.run(never(), 'shortlist', shareRequest(first))),
    ]);
    expect(answers).toEqual(expected);
    expect(workers).toHaveLength(spawned);
  });
});
