import type { LabNames } from '../../../../workers/shared/lab/lab-request.ts';
import type { LotteryKey } from '../../../../workers/shared/lottery/lotteries.ts';

/** The generator's own tickets, looked at from outside, beside samplers that are broken on purpose. */
export interface AuditRequest extends LabNames {
  readonly kind: 'audit';
  readonly lottery: LotteryKey;
  /** How many tickets of the generator, within AUDITED; each control has as many. */
  readonly tickets: number;
}

/** How many tickets an audit may ask for. */
export const AUDITED = { min: 10_000, max: 10_000_000 } as const;
