import { linkTo } from '../../e2e/link.ts';
import { frequency, statistics } from './start-counting.ts';
import { experiment } from './start-experiment.ts';
import { checking, keeping, reading } from './start-results.ts';
import { CHAMPION, run } from './start-run.ts';
import type { Started } from './started.ts';

/** All that a person can start, by name. */
export const STARTED = {
  quick: run('quick tickets', 'generate', 1, linkTo({ lottery: 'lotomania', games: 5, strategy: 'aggressive' })),
  wheel: run('a wheel', 'wheel', 1, linkTo({ lottery: 'quina', games: 4, strategy: 'cercamento' })),
  judged: run('the candidates of champions', 'shortlist', 2, CHAMPION),
  crowned: run('the choice of champions', 'crown', 2, CHAMPION),
  frequency,
  statistics,
  reading,
  keeping,
  checking,
  planned: experiment('the plan of an experiment', 'labPlan', 2),
  counted: experiment('a block of an experiment', 'labBlock', 2),
  reported: experiment('the report of an experiment', 'labReport', 2),
} as const satisfies Readonly<Record<string, Started>>;
