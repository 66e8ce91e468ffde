import { createAudit } from '../../workers/lab/audit/audit.ts';
import { reportOf } from '../../workers/lab/run-job.ts';

/** An audit that once had other tickets in Firefox than in Node, and other p-values from one version of Node to another. */
export const auditText = (): string =>
  JSON.stringify(
    reportOf(createAudit({ kind: 'audit', engine: '4', seed: 'q', lottery: 'megasena', tickets: 12_000 })),
  );
