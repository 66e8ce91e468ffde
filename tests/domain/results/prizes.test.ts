import { expect, test } from 'vitest';
import { json } from './files.ts';
import { officialAnswer } from './json-files.ts';
import { drawsIn, read } from './read.ts';

const draw = { contest: 1, date: '2016-03-11', numbers: [5, 4, 3, 2, 1] };

/** The draw that comes of an answer whose prize is so many cents. */
function drawWith(cents: number) {
  const paid = [{ hits: 5, winners: 1, cents }];
  return drawsIn(read(json([officialAnswer('quina', { ...draw, paid })])))[0];
}

test.each([1, 2 ** 50])('a prize of %d cents is taken', (cents) => {
  expect(drawWith(cents)?.paid).toEqual([{ hits: 5, winners: 1, cents }]);
});

test.each([0, -100, 2 ** 50 + 1, 2 ** 53 - 1, 2 ** 60, 1e300])(
  'a prize of %d cents is left out, and the draw is not',
  (cents) => {
    expect(drawWith(cents)).toMatchObject({ contest: 1, numbers: draw.numbers });
    expect(drawWith(cents)?.paid).toEqual([{ hits: 5, winners: 1 }]);
  },
);
