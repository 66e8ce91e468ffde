import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readResults } from '../../../workers/draws/read/read-results.ts';
import { runToEnd } from '../../../workers/engine/run-to-end.ts';
import { unpackDraws } from '../../../workers/shared/draws/draw-table.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { SAMPLE_FORMS } from './files.ts';
import { sampleDraws } from './sample-draws.ts';

const TODAY = '2026-11-22';
const forms = Object.entries(SAMPLE_FORMS);

describe.each(LOTTERIES.map(({ key }) => key))('%s', (key) => {
  test.each(forms)('reads back what was written as %s', (_, { form, write, kept }) => {
    const some = fc.record({
      count: fc.integer({ min: 1, max: 40 }),
      seed: fc.integer({ min: 0, max: 1e6 }),
    });
    fc.assert(
      fc.property(some, ({ count, seed }) => {
        const draws = sampleDraws(key, count, seed);
        const bytes = write(key, draws);
        const read = runToEnd(readResults({ bytes, today: TODAY, lottery: key }));
        if (!read.ok) throw new Error(`${read.refusal} ${read.detail}`);
        expect(unpackDraws(read.table)).toEqual({ lottery: key, draws: kept(draws) });
        expect(read.report).toMatchObject({ form, lottery: key, count, leftOutCount: 0 });
      }),
      { numRuns: 4 },
    );
  });
});
