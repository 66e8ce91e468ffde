import { expect, test } from 'vitest';
import { failureTexts } from '../../../src/content/run/failure.ts';
import { events } from '../../../src/platform/events.ts';
import { PoolError } from '../../../src/pool/call.ts';
import { answerOf, type Remedy, remedyFor } from '../../../src/state/run/failure.ts';
import { RequestError, type RequestField } from '../../../workers/shared/run/request.ts';
import type { TaskFailure } from '../../../workers/tasks/api.ts';

const rejected = (error: unknown) => answerOf(() => Promise.reject(error));
const answered = (outcome: TaskFailure) => answerOf(() => Promise.resolve(outcome));

test.each([
  ['timeout', 'retry'],
  ['crashed', 'retry'],
  ['spawn-failed', 'retry-or-reload'],
] as const)('what helps when the pool says «%s»: %s', async (code, remedy) => {
  const failure = { code };
  expect(await rejected(new PoolError(code, 'x'))).toEqual({ ok: false, failure });
  expect(remedyFor(failure)).toBe(remedy);
});

test.each([
  ['a full queue', new RangeError('worker pool queue is full')],
  ['a pool that was disposed of', new PoolError('aborted', 'x')],
  ['anything else', 'x'],
])('%s is a failure that can be tried again', async (_, error) => {
  const failure = { code: 'failed' };
  expect(await rejected(error)).toEqual({ ok: false, failure });
  const ask = () => {
    throw error;
  };
  expect(await answerOf(ask)).toEqual({ ok: false, failure });
  expect(remedyFor({ code: 'failed' })).toBe('retry');
});

test('an answer that is none is told as a fault of the app, and not of the device', async () => {
  const told = await rejected(new PoolError('refused', 'x'));
  expect(told).toEqual({ ok: false, failure: { code: 'failed' } });
  expect(failureTexts.failed('failed')).toContain('Houve um erro do app, não do seu aparelho.');
});

test('what is thrown and is none of the pool is noted, and what the pool says is not noted twice', async () => {
  events.length = 0;
  const error = new TypeError('x');
  await rejected(error);
  await rejected(new PoolError('refused', 'x'));
  expect(events).toEqual([{ at: expect.any(Number), codes: 'error', error }]);
});

test('a part that did not load, maybe since a deploy, can also be reloaded', () => {
  expect(remedyFor({ code: 'not-loaded' })).toBe('retry-or-reload');
});

test('a value is passed on', async () => {
  const answer = { ok: true, value: 7 } as const;
  expect(await answerOf(() => Promise.resolve(answer))).toEqual(answer);
});

test('what a task answers keeps its code, as far as there are words for it', async () => {
  const outcome = { ok: false, message: 'x' } as const;
  const problem = new RequestError('games', 21).problem;
  expect(await answered({ ...outcome, code: 'not-loaded' })).toEqual({
    ok: false,
    failure: { code: 'not-loaded' },
  });
  expect(await answered({ ...outcome, code: 'failed' })).toEqual({
    ok: false,
    failure: { code: 'failed' },
  });
  expect(await answered({ ...outcome, code: 'cancelled' })).toEqual({
    ok: false,
    failure: { code: 'failed' },
  });
  expect(await answered({ ...outcome, code: 'invalid-request', problem })).toEqual({
    ok: false,
    failure: {
      code: 'invalid-request',
      problem,
    },
  });
});

test.each<[RequestField, Remedy]>([
  ['date', 'clock'],
  ['now', 'clock'],
  ['options', 'options'],
  ['bet', 'bet'],
  ['lottery', 'none'],
  ['games', 'none'],
  ['strategy', 'none'],
  ['seed', 'none'],
  ['historySeed', 'none'],
])('what helps when the %s was refused: %s', (field, remedy) => {
  const { problem } = new RequestError(field, 'x');
  expect(remedyFor({ code: 'invalid-request', problem })).toBe(remedy);
});
