import { AUDIT_TESTS, isCaught } from '../cli/lab/generator/audit-report.ts';
import type { AuditedLottery } from './lottery.ts';
import type { AuditedRange } from './ranges.ts';
import type { StreamTest } from './streams.ts';

/** What `npm run audit` comes to. */
export interface ReleaseAudit {
  /** Tickets of each lottery and sampler. */
  readonly tickets: number;
  /** Draws of each simulation. */
  readonly draws: number;
  readonly lotteries: readonly AuditedLottery[];
  readonly ranges: readonly AuditedRange[];
  readonly streams: readonly StreamTest[];
}

/**
 * Tiers that may be outside of what chance gives in 99.9 % of cases: of some 680 on the average 0.7 are, more than 5 in
 * fewer than one audit of a thousand.
 */
const MOST_UNUSUAL = 5;

/** What is wrong: the engine told from chance, or something broken that was not; empty when nothing is. */
export function faultsOf({ lotteries, ranges, streams }: ReleaseAudit): string[] {
  const unusual = lotteries.flatMap(({ rates }) => rates.filter((rate) => !rate.isUsual));
  return [
    ...lotteries.flatMap(({ lottery, audit }) =>
      audit.samplers
        .filter((sampler) => isCaught(sampler) === (sampler.id === 'engine'))
        .map(({ id }) => (id === 'engine' ? `${lottery}: the engine is told from chance` : `${lottery}: ${id} passed`)),
    ),
    ...(unusual.length > MOST_UNUSUAL ? [`${unusual.length} simulated tiers outside of 99.9 %`] : []),
    ...ranges.flatMap(({ kind, tiers, outside, control, most }) => [
      ...(outside > most ? [`${kind}: ${outside} of ${tiers} tiers outside of 99.9 %`] : []),
      ...(control > most ? [] : [`${kind}: the control range passes`]),
    ]),
    ...streams.flatMap(({ program, engine, control }) => [
      ...(engine === false ? [`${program} refuses the engine`] : []),
      ...(control === true ? [`${program} lets the control pass`] : []),
    ]),
  ];
}

/** The audit as a page of Markdown. */
export function markdownOf(audit: ReleaseAudit): string {
  const { tickets, draws, lotteries, ranges, streams } = audit;
  const rates = lotteries.flatMap((one) => one.rates);
  const unusual = rates.filter((rate) => !rate.isUsual);
  const faults = faultsOf(audit);
  const lines = [
    '# Audit of the generator',
    '',
    `${tickets.toLocaleString('en')} tickets of each sampler and lottery; z of each test. The engine is to pass all, each`,
    'other sampler is broken on purpose and must not.',
    '',
    `| lottery | sampler | ${AUDIT_TESTS.join(' | ')} | told from chance |`,
    `|---|---|${AUDIT_TESTS.map(() => '---').join('|')}|---|`,
    ...lotteries.flatMap(({ lottery, audit: { samplers } }) =>
      samplers.map((sampler) => {
        const zs = sampler.tests.map(({ z }) => z.toFixed(1)).join(' | ');
        return `| ${lottery} | ${sampler.id} | ${zs} | ${isCaught(sampler) ? 'yes' : 'no'} |`;
      }),
    ),
    '',
    '## Simulated rates',
    '',
    `One ticket of every strategy in ${draws.toLocaleString('en')} draws: ${rates.length} tiers, of which ${unusual.length} are outside of`,
    'what chance gives in 99.9 % of cases.',
    '',
    '| lottery | strategy | hits | seen | expected | 99.9 % |',
    '|---|---|---|---|---|---|',
    ...rates.map(
      ({ lottery, strategy, hits, seen, expected, usual, isUsual }) =>
        `| ${lottery} | ${strategy} | ${hits} | ${seen} | ${expected.toPrecision(6)} | ${usual.low} to ${usual.high}${isUsual ? '' : ' **outside**'} |`,
    ),
    '',
    '## Ranges of games that win together',
    '',
    'Tiers of fair simulations that are outside of what chance gives in 99.9 % of cases, as many as may be at most, and',
    'those that a range is left by which takes the games for independent: the control, which must not pass.',
    '',
    '| games | tiers | outside | at most | control |',
    '|---|---|---|---|---|',
    ...ranges.map(
      ({ kind, ...range }) => `| ${kind} | ${range.tiers} | ${range.outside} | ${range.most} | ${range.control} |`,
    ),
    '',
    '## Programs of others, on raw words',
    '',
    ...streams.map(({ program, engine, control }) =>
      engine === undefined
        ? `- ${program} (not installed): skipped`
        : `- ${program}: the engine ${engine ? 'passes' : 'FAILS'}; the control ${control ? 'PASSES' : 'fails'}`,
    ),
    '',
    faults.length === 0 ? 'Nothing was found against the generator.' : `**Found:** ${faults.join('; ')}.`,
    '',
  ];
  return lines.join('\n');
}
