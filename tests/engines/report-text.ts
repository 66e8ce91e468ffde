import { runToEnd } from '../../workers/engine/run-to-end.ts';
import { auditDraws } from '../../workers/lab/real-draws/audit-draws.ts';
import { reportOf } from '../../workers/lab/run-job.ts';
import { createSimulation } from '../../workers/lab/simulate/simulate.ts';
import { lotteryOf } from '../../workers/shared/lottery/lotteries.ts';

/** Reports whose last digits an engine could have its own way: of a simulation, and of real draws. */
export function reportText(): string {
  const games = Array.from({ length: 9 }, (_, i) => ({ numbers: [1, 2, 3, 4, 5 + i] }));
  const bet = { kind: 'games', lottery: 'quina', games } as const;
  const draws = Array.from({ length: 300 }, (_, i) =>
    [1, 2, 3, 4, 5].map((n) => 16 * (n - 1) + 1 + ((i * i + n * i) % 16)),
  );
  return [
    reportOf(createSimulation({ kind: 'simulate', engine: '4', seed: 'q', bet, draws: 20_000 })),
    runToEnd(auditDraws(lotteryOf('quina'), draws)),
  ]
    .map((report) => JSON.stringify(report))
    .join('\n');
}
