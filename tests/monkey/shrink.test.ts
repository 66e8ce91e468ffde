import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shrink } from './shrink.ts';

/** A script fails when it has all of these, in this order. */
function failsWith(needed: readonly number[]) {
  return async (script: readonly number[]) => {
    let at = 0;
    for (const event of script) if (event === needed[at]) at++;
    return at === needed.length;
  };
}

test('what is left are the events that it takes, in their order', async () => {
  const events = fc.uniqueArray(fc.nat(1000), { minLength: 1, maxLength: 80 });
  const cases = events.chain((script) =>
    fc.tuple(fc.constant(script), fc.subarray(script, { maxLength: Math.min(6, script.length) })),
  );
  await fc.assert(
    fc.asyncProperty(cases, async ([script, needed]) => {
      expect(await shrink(script, failsWith(needed))).toEqual(needed);
    }),
    { numRuns: 200, seed: 7 },
  );
});

test('a script of 500 events that takes three is shrunk in a few dozen plays', async () => {
  let plays = 0;
  const needed = [17, 18, 490];
  const script = Array.from({ length: 500 }, (_, i) => i);
  const short = await shrink(script, (part) => {
    plays++;
    return failsWith(needed)(part);
  });
  expect(short).toEqual(needed);
  expect(plays).toBeLessThan(80);
});

test('an event that may come twice is there once', async () => {
  expect(await shrink(['a', 'b', 'a', 'b', 'a'], async (script) => script.includes('b'))).toEqual(['b']);
});
