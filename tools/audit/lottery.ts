// A process of `npm run audit`: one lottery, its tickets and its simulations.

import { reportOf } from '../../workers/lab/run-job.ts';
import { type LotteryKey, lotteryOf } from '../../workers/shared/lottery/lotteries.ts';
import { STRATEGY_IDS } from '../../workers/shared/strategy/catalogue.ts';
import { createAudit } from '../cli/lab/generator/audit.ts';
import type { AuditReport } from '../cli/lab/generator/audit-report.ts';
import { type SimulatedRate, simulatedRates } from './simulations.ts';

/** What an audit of one lottery comes to. */
export interface AuditedLottery {
  readonly lottery: LotteryKey;
  /** Of the engine's tickets, and of those that are broken on purpose. */
  readonly audit: AuditReport;
  /** Every tier of a ticket of every strategy. */
  readonly rates: readonly SimulatedRate[];
}

const [key, tickets, draws] = process.argv.slice(2);
const lottery = lotteryOf(key as LotteryKey);
const request = {
  kind: 'audit',
  engine: '4',
  seed: 'release',
  lottery: lottery.key,
  tickets: Number(tickets),
} as const;
const audit = reportOf(createAudit(request));
const rates = STRATEGY_IDS.flatMap((strategy) => simulatedRates(lottery, strategy, Number(draws)));
const audited: AuditedLottery = { lottery: lottery.key, audit, rates };
process.send?.(audited);
