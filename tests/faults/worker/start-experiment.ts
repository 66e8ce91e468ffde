import { formatWhole } from '../../../src/content/format.ts';
import { labTexts } from '../../../src/content/lab/lab.ts';
import { FAILURE_REASONS } from '../../../src/content/run/failure.ts';
import { writeLab } from '../../../src/state/lab/lab-link.ts';
import { reportOf } from '../../../workers/lab/run-job.ts';
import { createSimulation } from '../../../workers/lab/simulate/simulate.ts';
import type { SimulateRequest } from '../../../workers/shared/lab/lab-request.ts';
import type { TaskName } from '../../../workers/tasks/contracts.ts';
import { call, tap, until } from '../../engines/in-page.ts';
import { arm, retry, type Started } from './started.ts';

const SIMULATION: SimulateRequest = {
  kind: 'simulate',
  engine: '4',
  seed: 'faults',
  bet: { kind: 'games', lottery: 'quina', games: [{ numbers: [1, 2, 3, 4, 5] }] },
  draws: 1_000_000,
};

/** An experiment of the laboratory, on two workers. */
export function experiment(name: string, task: TaskName, size: number): Started {
  return {
    name,
    task,
    size,
    waits: true,
    async start(visit, site) {
      await visit.open(`${site}/laboratorio?lab=${writeLab(SIMULATION)}&workers=${size}`);
      await arm(visit);
      await tap(visit, 'button', labTexts.repeat);
    },
    async shown(visit) {
      await until(
        visit,
        (name) => [...document.querySelectorAll('table')].some((table) => table.caption?.textContent === name),
        labTexts.table.caption,
      );
      return call(
        visit,
        (name) =>
          [...document.querySelectorAll('table')]
            .filter((table) => table.caption?.textContent === name)
            .flatMap((table) => [...(table.tBodies[0]?.rows ?? [])].map((row) => row.cells[1]?.textContent ?? '')),
        labTexts.table.caption,
      );
    },
    expected: async () => reportOf(createSimulation(SIMULATION)).tiers.map(({ seen }) => formatWhole(seen)),
    failed: (code) => labTexts.failed(FAILURE_REASONS[code]),
    again: retry,
  };
}
