import type { LabJob } from '../../../workers/lab/job.ts';
import { jobOf } from '../../../workers/lab/job-of.ts';
import type { DrawTable } from '../../../workers/shared/draws/draw-table.ts';
import { type LabFault, labFault } from '../../../workers/shared/lab/check-lab.ts';
import { MAX_COMMAND_DRAWS } from '../../../workers/shared/lab/lab-limits.ts';
import type { LabReport, LabRequest } from '../../../workers/shared/lab/lab-request.ts';
import { fieldsOf, isWholeIn } from '../../../workers/shared/lottery/checks.ts';
import { findLottery } from '../../../workers/shared/lottery/lotteries.ts';
import { UsageError } from '../usage.ts';
import { createAudit } from './generator/audit.ts';
import type { AuditReport } from './generator/audit-report.ts';
import { AUDITED, type AuditRequest } from './generator/audit-request.ts';

/** An experiment of the command: one of the page, or an audit of the generator. */
export type CommandRequest = LabRequest | AuditRequest;

export type CommandReport = LabReport | AuditReport;

/** What is to be run. */
export interface Experiment {
  readonly request: CommandRequest;
  /** The draws of a backtest over imported ones. */
  readonly table?: DrawTable;
  /** What chance or the clock stood in for, each with the option that gives it: `--seed f00d`. */
  readonly drawn: readonly string[];
}

/** What is wrong with an experiment that may be anything; undefined when nothing is. */
export function requestFault(value: unknown): LabFault<'tickets'> | undefined {
  const fault = labFault(value, MAX_COMMAND_DRAWS);
  const { kind, lottery, tickets } = fieldsOf(value) ?? {};
  if (kind !== 'audit' || fault?.field !== 'kind') return fault;
  if (!findLottery(lottery)) return { field: 'lottery' };
  return isWholeIn(tickets, AUDITED.min, AUDITED.max) ? undefined : { field: 'tickets', range: AUDITED };
}

/** The job of an experiment; throws a UsageError where the real draws are not those of its receipt. */
export function openJob({ request, table }: Pick<Experiment, 'request' | 'table'>): LabJob<CommandReport> {
  try {
    return request.kind === 'audit' ? createAudit(request) : jobOf(request, table);
  } catch (error) {
    throw error instanceof RangeError ? new UsageError(error.message) : error;
  }
}
