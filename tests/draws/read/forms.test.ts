import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { SAMPLE_FORMS } from './files.ts';
import { drawsIn, read } from './read.ts';
import { sampleDraws } from './sample-draws.ts';

const forms = Object.entries(SAMPLE_FORMS);
const keys = LOTTERIES.map(({ key }) => key);

describe.each(keys)('%s', (key) => {
  test.each(forms)('reads back what was written as %s', (_, { form, write, kept }) => {
    const some = fc.record({ count: fc.integer({ min: 1, max: 40 }), seed: fc.integer({ min: 0, max: 1e6 }) });
    fc.assert(
      fc.property(some, ({ count, seed }) => {
        const draws = sampleDraws(key, count, seed);
        const answer = read(write(key, draws), { lottery: key });
        expect(drawsIn(answer)).toEqual(kept(draws));
        expect(answer).toMatchObject({ report: { form, lottery: key, count, leftOutCount: 0 } });
      }),
      { numRuns: 4 },
    );
  });

  test.each(forms)('shows in %s', (_, { write }) => {
    const bytes = write(key, sampleDraws(key, 40));
    expect(read(bytes)).toMatchObject({ ok: true, report: { lottery: key } });
    const lottery = keys.find((one) => one !== key) ?? key;
    expect(read(bytes, { lottery })).toMatchObject({ ok: false, refusal: 'other-lottery', detail: key });
  });
});
