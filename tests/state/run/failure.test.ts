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

test('a value is passed on', async () => {
  const answer = { ok: true, value: 7 } as const;
  expect(await answerOf(() => Promise.resolve(answer))).toEqual(answer);
});

test.each([
  // It may have been there before a deploy.
  ['not-loaded', 'not-loaded', 'retry-or-reload'],
  ['failed', 'failed', 'retry'],
  ['cancelled', 'failed', 'retry'],
] as const)('what a task answers with «%s» is told as «%s», and what helps is %s', async (code, told, remedy) => {
  const failure = { code: told };
  expect(await answered({ ok: false, message: 'x', code })).toEqual({ ok: false, failure });
  expect(remedyFor(failure)).toBe(remedy);
});

test('what a task refuses keeps its problem', async () => {
  const failure = { code: 'invalid-request', problem: new RequestError('games', 21).problem } as const;
  expect(await answered({ ok: false, message: 'x', ...failure })).toEqual({ ok: false, failure });
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
