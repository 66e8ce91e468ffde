import type { DrawTable } from '../shared/draws/draw-table.ts';
import type { LabReport, LabRequest } from '../shared/lab/lab-request.ts';
import { createBacktest } from './backtest/backtest.ts';
import type { LabJob } from './job.ts';
import { createSimulation } from './simulate/simulate.ts';

/**
 * The job of a checked request. `table` has the real draws of a backtest over imported ones; throws a RangeError where these
 * are not those that the request names.
 */
export function jobOf(request: LabRequest, table?: DrawTable): LabJob<LabReport> {
  switch (request.kind) {
    case 'simulate':
      return createSimulation(request);
    case 'walk':
      return createBacktest(request, table);
  }
}
