import { describe, expect, test } from 'vitest';
import { createAudit } from '../../workers/lab/audit/audit.ts';
import { type AuditReport, isCaught, SAMPLERS } from '../../workers/shared/lab/audit-report.ts';
import type { AuditRequest } from '../../workers/shared/lab/lab-request.ts';
import { LOTTERIES, type LotteryKey } from '../../workers/shared/lottery/lotteries.ts';
import { reportOf, sumsOf } from './run-job.ts';

const request = (lottery: LotteryKey, tickets: number): AuditRequest => ({
  kind: 'audit',
  engine: '4',
  seed: 'audit',
  lottery,
  tickets,
});

const caught = ({ samplers }: AuditReport) => samplers.filter(isCaught).map(({ id }) => id);

describe('the audit of the generator', () => {
  test.each(LOTTERIES)('of $key catches every sampler that is broken, and not the engine', ({ key }) => {
    expect(caught(reportOf(createAudit(request(key, 20_000))))).toEqual(SAMPLERS.slice(1));
  });

  test('catches each by what is wrong with it', () => {
    const { samplers } = reportOf(createAudit(request('megasena', 20_000)));
    const by = Object.fromEntries(
      samplers.map(({ id, tests }) => [id, tests.filter(({ adjusted }) => adjusted < 0.001).map((one) => one.id)]),
    );
    expect(by).toMatchObject({ engine: [], stuck: ['neighbours'], 'engine-2': ['lines', 'curves'] });
    expect(by.modulo).toContain('singles');
    expect(by['sort-random']).toContain('singles');
    expect(by['arc4-keys']).toContain('streams');
  });

  test('has p-values of a good generator that are as often small as they say', () => {
    const ps = Array.from({ length: 12 }, (_, i) =>
      reportOf(createAudit({ ...request('quina', 10_000), seed: `s${i}` })),
    )
      .flatMap(({ samplers }) => samplers[0]?.tests ?? [])
      .map(({ p }) => p);
    const below = (limit: number) => ps.filter((p) => p < limit).length / ps.length;
    expect(below(0.5)).toBeGreaterThan(0.33);
    expect(below(0.5)).toBeLessThan(0.67);
    expect(below(0.05)).toBeLessThan(0.14);
  });

  test('has the same sums in whatever order its blocks are run', () => {
    const job = createAudit(request('diadasorte', 10_000));
    expect(job.blocks).toBe(3);
    expect(sumsOf(job, [2, 0, 1])).toEqual(sumsOf(job));
  });
});
