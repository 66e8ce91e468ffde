import { runToEnd } from '../../workers/engine/run-to-end.ts';
import { createSimulation } from '../../workers/lab/simulate/simulate.ts';
import type { LabBet } from '../../workers/shared/lab/lab-request.ts';
import { isUsual, type SimulatedTier } from '../../workers/shared/lab/simulation-report.ts';
import { simulated } from '../../workers/shared/run/history.ts';
import { binomialBand } from '../../workers/shared/statistics/binomial.ts';

/** How often fair simulations of a kind of bet were outside of what chance gives in 99.9 % of cases. */
export interface AuditedRange {
  readonly kind: string;
  /** Tiers of all runs. */
  readonly tiers: number;
  readonly outside: number;
  /** Where the games are taken for independent of each other: the control. */
  readonly control: number;
  /** As many may be outside of 99.9 %, that more are in 1 of 2,000 audits. */
  readonly most: number;
}

const DAY = '2026-11-25';
const NAMES = { engine: '4', seed: 'ranges', now: `${DAY}T00:00:00Z`, history: simulated('ranges', DAY) } as const;

/** Bets whose games win together, in their own ways, with draws of a run. */
const KINDS: Readonly<Record<string, { readonly draws: number; readonly bet: LabBet }>> = {
  'kept, five numbers in common': {
    draws: 1000,
    bet: {
      kind: 'games',
      lottery: 'duplasena',
      games: Array.from({ length: 40 }, (_, i) => ({ numbers: [1, 2, 3, 4, 5, 6 + i] })),
    },
  },
  'new, six numbers fixed': {
    draws: 200,
    bet: {
      kind: 'anew',
      run: {
        ...NAMES,
        ...{ lottery: 'diadasorte', strategy: 'uniform', games: 20, bet: { fixed: [1, 2, 3, 4, 5, 6] } },
      },
    },
  },
  'new, four numbers fixed': {
    draws: 200,
    bet: {
      kind: 'anew',
      run: { ...NAMES, lottery: 'quina', strategy: 'uniform', games: 20, bet: { fixed: [1, 2, 3, 4] } },
    },
  },
  'new, of frequent numbers': {
    draws: 200,
    bet: { kind: 'anew', run: { ...NAMES, lottery: 'lotofacil', strategy: 'quentes-frios', games: 20 } },
  },
};

/** As many fair runs of each kind, each with draws of its own. */
export function auditRanges(runs: number): AuditedRange[] {
  return Object.entries(KINDS).map(([kind, { bet, draws }]) => {
    const tiers = Array.from({ length: runs }, (_, i) => {
      const job = createSimulation({ kind: 'simulate', engine: '4', seed: `ranges/${kind}/${i}`, bet, draws });
      const sums = new Float64Array(job.size);
      for (let block = 0; block < job.blocks; block++) runToEnd(job.addBlock(block, sums));
      const report = runToEnd(job.report(sums));
      return report.tiers.map((tier) => ({ tier, bets: draws * report.games }));
    }).flat();
    const outside = tiers.filter(({ tier }) => !isUsual(tier)).length;
    const control = tiers.filter(({ tier, bets }) => !isUsual({ ...tier, usual: independent(tier, bets) })).length;
    return { kind, tiers: tiers.length, outside, control, most: binomialBand(tiers.length, 0.001, 0.0005).high };
  });
}

const independent = ({ expected }: SimulatedTier, bets: number) => binomialBand(bets, expected / bets, 0.0005);
