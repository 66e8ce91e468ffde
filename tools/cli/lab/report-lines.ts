import { BACKTEST_ALPHA, type BacktestReport, fewestDraws } from '../../../workers/shared/lab/backtest-report.ts';
import { lotteryOfLab } from '../../../workers/shared/lab/lab-request.ts';
import { isTooRare, isUsual, type SimulationReport } from '../../../workers/shared/lab/simulation-report.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { CommandReport, CommandRequest } from './experiment.ts';
import { AUDIT_ALPHA, AUDIT_TESTS, type AuditReport, isCaught } from './generator/audit-report.ts';

/** A report as lines that a person reads. */
export function reportLines(request: CommandRequest, report: CommandReport): string {
  const { name } = lotteryOf(lotteryOfLab(request));
  switch (report.kind) {
    case 'simulate':
      return simulationLines(name, report);
    case 'walk':
      return backtestLines(name, report);
    case 'audit':
      return auditLines(name, report);
  }
}

function simulationLines(name: string, { draws, games, tiers, money }: SimulationReport): string {
  const head = ['hits', 'seen', 'expected', 'ratio', '95 % interval', 'chance alone (99.9 %)', 'as chance has it'];
  const rows = tiers.map((tier) => {
    const { hits, seen, expected, interval, usual } = tier;
    return [
      `${hits}`,
      whole(seen),
      decimal(expected),
      decimal(seen / expected),
      range(interval),
      `${whole(usual.low)} to ${whole(usual.high)}`,
      isUsual(tier) ? (isTooRare(tier) ? 'too few' : 'yes') : 'NO',
    ];
  });
  const lines = [`${name}: ${whole(draws)} draws, games in each: ${games}`, ...columns([head, ...rows])];
  if (money) lines.push(`${reais(money.back)} came back of ${reais(money.paid)} paid`);
  if (money?.open) lines.push(`months hit whose prize is not known, left out: ${whole(money.open)}`);
  return `${lines.join('\n')}\n`;
}

function backtestLines(name: string, { draws, games, expected, uniform, strategies }: BacktestReport): string {
  const head = 'strategy,hits a ticket,its control,more than its control,95 % interval,p,p corrected'.split(',');
  const rows = strategies.map(({ strategy, mean, control, more, interval, p, adjusted }) => [
    strategy,
    decimal(mean),
    decimal(control),
    interval ? decimal(more) : '-',
    interval ? range(interval) : '-',
    decimal(p),
    decimal(adjusted),
  ]);
  const differing = strategies.filter(({ adjusted }) => adjusted < BACKTEST_ALPHA).map(({ strategy }) => strategy);
  const needed = fewestDraws(strategies.length);
  const tells =
    draws < needed
      ? `too few draws to tell: ${strategies.length} strategies take at least ${needed}`
      : `different from chance, corrected for ${strategies.length} looks (p < ${BACKTEST_ALPHA}): ${differing.join(', ') || 'none'}`;
  return `${[
    `${name}: ${whole(draws)} draws bet on, tickets of each strategy in each: ${games}`,
    `hits a ticket that chance gives: ${decimal(expected)}; all controls together had ${decimal(uniform)}`,
    ...columns([head, ...rows]),
    tells,
  ].join('\n')}\n`;
}

function auditLines(name: string, { tickets, samplers }: AuditReport): string {
  const head = ['sampler', ...AUDIT_TESTS, 'told from chance'];
  const rows = samplers.map((sampler) => {
    const zs = sampler.tests.map(({ z }) => z.toFixed(1));
    return [sampler.id, ...zs, isCaught(sampler) ? 'yes' : 'no'];
  });
  return `${[
    `${name}: ${whole(tickets)} tickets of each sampler; z of each test`,
    ...columns([head, ...rows]),
    `the engine should be told from chance by none, every other sampler by some (p corrected < ${AUDIT_ALPHA})`,
  ].join('\n')}\n`;
}

/** Rows as lines, each column as wide as its longest entry. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const [head = []] = rows;
  const widths = head.map((_, c) => Math.max(...rows.map((row) => row[c]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((entry, c) => entry.padEnd(widths[c] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const whole = (count: number) => count.toLocaleString('en');

/** A number with at least four digits that count, never with an exponent where it is large. */
function decimal(value: number): string {
  if (value === 0 || Math.abs(value) >= 1000) return value.toLocaleString('en', { maximumFractionDigits: 0 });
  return value.toPrecision(4);
}

const range = ([low, high]: readonly [number, number]) => `${decimal(low)} to ${decimal(high)}`;

/** An amount in cents, which may be beyond 2⁵³, in reais. */
function reais(cents: string): string {
  const digits = cents.padStart(3, '0');
  return `R$ ${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
