import { expect, test } from 'vitest';
import { PoolError } from '../../../src/pool/pool-error.ts';
import {
  failureOfError,
  failureOfOutcome,
  type Remedy,
  remedyFor,
} from '../../../src/state/run/failure.ts';
import { RequestError, type RequestField } from '../../../workers/shared/request.ts';

test.each([
  ['timeout', 'retry'],
  ['crashed', 'retry'],
  ['spawn-failed', 'retry-or-reload'],
] as const)('what helps when the pool says «%s»: %s', (code, remedy) => {
  const failure = failureOfError(new PoolError(code, 'x'));
  expect(failure).toEqual({ code });
  expect(remedyFor(failure)).toBe(remedy);
});

test.each([
  ['a full queue', new RangeError('worker pool queue is full')],
  ['a pool that was disposed of', new PoolError('aborted', 'x')],
  ['anything else', 'x'],
])('%s is a failure that can be tried again', (_, error) => {
  expect(failureOfError(error)).toEqual({ code: 'failed' });
  expect(remedyFor({ code: 'failed' })).toBe('retry');
});

test('a part that did not load, maybe since a deploy, can also be reloaded', () => {
  expect(remedyFor({ code: 'not-loaded' })).toBe('retry-or-reload');
});

test('what a task answers keeps its code, as far as there are words for it', () => {
  const outcome = { ok: false, message: 'x' } as const;
  const problem = new RequestError('games', 21).problem;
  expect(failureOfOutcome({ ...outcome, code: 'not-loaded' })).toEqual({ code: 'not-loaded' });
  expect(failureOfOutcome({ ...outcome, code: 'failed' })).toEqual({ code: 'failed' });
  expect(failureOfOutcome({ ...outcome, code: 'cancelled' })).toEqual({ code: 'failed' });
  expect(failureOfOutcome({ ...outcome, code: 'invalid-request', problem })).toEqual({
    code: 'invalid-request',
    problem,
  });
});

test.each<[RequestField, Remedy]>([
  ['date', 'clock'],
  ['now', 'clock'],
  ['options', 'options'],
  ['lottery', 'none'],
  ['games', 'none'],
  ['strategy', 'none'],
  ['seed', 'none'],
  ['historySeed', 'none'],
])('what helps when the %s was refused: %s', (field, remedy) => {
  const { problem } = new RequestError(field, 'x');
  expect(remedyFor({ code: 'invalid-request', problem })).toBe(remedy);
});
