import { expect, test } from 'vitest';
import { type Remedy, remedyFor } from '../../../src/state/run/remedy.ts';
import { RequestError, type RequestField } from '../../../workers/shared/request.ts';

test('a run that failed without being refused can be tried again', () => {
  expect(remedyFor(null)).toBe('retry');
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
  expect(remedyFor(new RequestError(field, 'x').problem)).toBe(remedy);
});
