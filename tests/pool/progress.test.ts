import { expect, test } from 'vitest';
import { REQUEST } from './support/requests.ts';
import { stage } from './support/stage.ts';
import { track, turns, until } from './support/turns.ts';

/** A pool with call 1 on its way, and what that call was told. */
async function underway() {
  const scene = stage();
  await scene.pool.warm();
  scene.worker(0).runGate.shut();
  const told: number[] = [];
  const onProgress = (done: number) => void told.push(done);
  const controller = new AbortController();
  const call = track(scene.pool.run(controller.signal, 'generate', REQUEST, { onProgress }));
  await until(() => scene.worker(0).runs.length === 1);
  return { ...scene, told, controller, call };
}

test('progress that goes back is dropped', async () => {
  const { worker, told } = await underway();
  for (const done of [0.5, 0.4, 0.5, 0.6]) worker(0).report?.({ id: 1, done });
  await until(() => told.length === 2);
  expect(told).toEqual([0.5, 0.6]);
});

test('progress of another call is dropped', async () => {
  const { worker, told } = await underway();
  worker(0).report?.({ id: 7, done: 0.5 });
  await turns();
  expect(told).toEqual([]);
});

test('progress of a call that has settled is dropped', async () => {
  const { worker, told, controller, call } = await underway();
  controller.abort();
  await until(() => call.state === 'aborted');
  worker(0).report?.({ id: 1, done: 0.5 });
  await turns();
  worker(0).runGate.open();
  await turns();
  worker(0).report?.({ id: 1, done: 0.6 });
  await turns();
  expect(told).toEqual([]);
});

test('progress of a call that is tried again does not start over, and its caller hears of it', async () => {
  const { worker, told, workers, call } = await underway();
  worker(0).report?.({ id: 1, done: 0.5 });
  await until(() => told.length === 1);
  worker(0).raise('error');
  await until(() => workers.length === 2);
  worker(1).runGate.shut();
  await until(() => worker(1).runs.length === 1);
  worker(1).report?.({ id: 1, done: 0.1 });
  worker(1).report?.({ id: 1, done: 0.75 });
  await turns();
  worker(1).runGate.open();
  await until(() => call.state === 'resolved');
  expect(told).toEqual([0.5, 0.5, 0.75]);
});
