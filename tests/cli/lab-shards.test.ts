import { expect, test } from 'vitest';
import { endOf } from '../../tools/cli/process.ts';
import { failLab, runLab, SIMULATION } from './run-lab.ts';

const slurm = (id: number, count: number, min = 1, max = count) => ({
  SLURM_ARRAY_TASK_ID: `${id}`,
  SLURM_ARRAY_TASK_COUNT: `${count}`,
  SLURM_ARRAY_TASK_MIN: `${min}`,
  SLURM_ARRAY_TASK_MAX: `${max}`,
});

test.each([
  [slurm(3, 16), []],
  [slurm(3, 2, 3, 7), ['--shards', '16']],
  [{ JOB_COMPLETION_INDEX: '2', LAB_SHARDS: '16' }, []],
  [{ JOB_COMPLETION_INDEX: '2' }, ['--shards', '16']],
])('a task with %j is shard 3 of 16', async (env, args) => {
  const { output } = await runLab([...SIMULATION, ...args], env);
  expect(output).toBe((await runLab([...SIMULATION, '--shard', '3/16'])).output);
  expect(JSON.parse(output)).toMatchObject({ lab: 2, shard: { index: 3, of: 16 }, blocks: 5 });
});

test('--shard counts more than what an array job says', async () => {
  const { output } = await runLab([...SIMULATION, '--shard', '1/2'], slurm(3, 16));
  expect(JSON.parse(output).shard).toEqual({ index: 1, of: 2 });
});

test.each([
  [['--shard', '0/4'], {}, '--shard "0/4": expected i/n'],
  [['--shard', '5/4'], {}, '--shard "5/4"'],
  [['--shard', '4'], {}, '--shard "4"'],
  [['--shard', '1/100001'], {}, 'n at most 100000'],
  [['--shard', '1/4', '--shards', '4'], {}, '--shard or --shards, not both'],
  [['--shards', '4'], {}, '--shards 4: expected with the index of an array job'],
  [[], { LAB_SHARDS: '4' }, 'LAB_SHARDS 4: expected with the index of an array job'],
  [[], { JOB_COMPLETION_INDEX: '2' }, 'JOB_COMPLETION_INDEX: of how many?'],
  [[], { JOB_COMPLETION_INDEX: '4', LAB_SHARDS: '4' }, 'JOB_COMPLETION_INDEX 4 of 4'],
  [[], { JOB_COMPLETION_INDEX: 'x', LAB_SHARDS: '4' }, 'JOB_COMPLETION_INDEX x of 4'],
  [['--shards', 'x'], { JOB_COMPLETION_INDEX: '1' }, 'JOB_COMPLETION_INDEX 1 of x'],
  [['--shards', '4'], slurm(0, 4, 0, 3), 'SLURM_ARRAY_TASK_ID 0 of 4'],
  [[], slurm(0, 4, 0, 3), 'the Slurm array is 0-3 with 4 tasks'],
  [[], slurm(3, 2, 3, 7), 'the Slurm array is 3-7 with 2 tasks'],
  [[], { ...slurm(1, 4), JOB_COMPLETION_INDEX: '0', LAB_SHARDS: '4' }, 'two array jobs at once'],
])('%j with %j is refused for good', async (args, env, message) => {
  const error = await failLab([...SIMULATION, ...args], env as Readonly<Record<string, string>>);
  expect(error.message).toContain(message);
  expect(endOf(error).status).toBe(2);
});

test('what chance would draw has to be given to a shard', async () => {
  const { message } = await failLab(['simulate', '--lottery', 'quina', '--shard', '1/2', '--date', '2026-11-20']);
  expect(message).toBe('expected --seed: all shards need the same');
});
