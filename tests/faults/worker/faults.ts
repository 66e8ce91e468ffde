import type { Fault } from '../fault.ts';
import { DEATHS } from './deaths.ts';
import { FALSE_PROGRESS, LIES, STRAY } from './lies.ts';
import { LOST_FILES } from './lost-files.ts';
import { MID_RUN } from './mid-run.ts';
import { ODD_STARTS } from './odd-starts.ts';
import { struck } from './struck.ts';
import { UNSEEN_ENDS } from './unseen-ends.ts';

/** Those of each day, by how their names begin: one for each guard that there is. */
const DAILY: Readonly<Record<string, NonNullable<Fault['daily']>>> = {
  'quick tickets: its worker ends without a word as it gets it': 'every engine',
  'quick tickets: its worker tells that it is half-way, lives': 'chromium',
  'quick tickets: every worker throws as it gets it': 'chromium',
  'the candidates of champions: its worker throws half-way': 'chromium',
  'a wheel: the script of every worker does not load': 'chromium',
  'a wheel: the file that its worker loads for it is lost at three tries': 'chromium',
  'quick tickets: the page was hidden before': 'chromium',
  'a run from home: its worker throws, itself': 'chromium',
  'a link is left for another while its worker neither answers': 'chromium',
  'quick tickets: its worker answers with tickets for another receipt': 'chromium',
  'a check of saved games: its worker answers with a win in a draw that is not there': 'chromium',
  'the statistics: its worker answers with no sums': 'chromium',
  'the frequent numbers: its worker answers with a number twice': 'chromium',
  'the report of an experiment: its worker answers with the kind alone': 'chromium',
  'quick tickets: its worker answers when it has been given up': 'chromium',
};

function withDaily(faults: readonly Fault[]): readonly Fault[] {
  return faults.map((fault) => {
    const name = Object.keys(DAILY).find((start) => fault.done.startsWith(start));
    const daily = name === undefined ? undefined : DAILY[name];
    return daily ? { ...fault, daily } : fault;
  });
}

/** What befalls workers. */
export const WORKER_FAULTS = withDaily([
  ...DEATHS.map(struck),
  ...LOST_FILES,
  ...ODD_STARTS,
  ...UNSEEN_ENDS,
  ...MID_RUN,
]);

/** What workers answer and tell that is not so. */
export const ANSWER_FAULTS = withDaily([...LIES, ...STRAY, ...FALSE_PROGRESS].map(struck));
