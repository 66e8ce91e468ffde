import type { AuditReport } from './audit-report.ts';
import type { SimulationReport } from './simulation-report.ts';
import type { WalkReport } from './walk-report.ts';

/** What an experiment comes to, by its kind. */
export type LabReport = SimulationReport | WalkReport | AuditReport;
