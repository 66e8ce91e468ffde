import { expect, test } from 'vitest';
import { triedReport } from '../../tools/bench/lighthouse-report.ts';

const REPORT = { categories: { performance: { score: 1, auditRefs: [] } }, audits: {} };
const NO_TRACE = { runtimeError: { code: 'NO_TRACING_STARTED', message: 'No trace.\nmore' } };

/** Runs that print one of these after the other. */
async function tried(...printed: readonly string[]) {
  const told: string[] = [];
  const rest = [...printed];
  const report = await triedReport(
    async () => rest.shift() ?? '',
    (line) => told.push(line),
  );
  return { report, told };
}

test('a run of Lighthouse without a trace is run again, and told in a line', async () => {
  const whole = JSON.stringify(REPORT);
  expect(await tried(whole)).toEqual({ report: REPORT, told: [] });
  const [none, unscored] = [
    { ...REPORT, ...NO_TRACE },
    { ...REPORT, categories: { performance: { score: null } } },
  ].map((report) => JSON.stringify(report)) as [string, string];
  const lines = ['try 1 of 3: NO_TRACING_STARTED: No trace.', 'try 2 of 3: no trace'];
  expect(await tried(none, unscored, whole)).toEqual({ report: REPORT, told: lines });
  expect(await tried(none, unscored, 'x'.repeat(200_000))).toEqual({
    report: undefined,
    told: [...lines, 'try 3 of 3: no report'],
  });
});
