import { resultTexts } from '../../../src/content/run/result.ts';
import type { TaskName } from '../../../workers/tasks/contracts.ts';
import { linkTo } from '../../e2e/link.ts';
import { addressOf, engineTickets, shownTickets } from '../../engines/shown-tickets.ts';
import { retry, type Started } from './started.ts';

/** Tickets of a link. */
export function run(name: string, task: TaskName, size: number, link: string): Started {
  return {
    name,
    task,
    size,
    waits: false,
    start: (visit, site) => visit.open(`${site}${link}&pool=${size}`),
    shown: shownTickets,
    expected: async (visit) => engineTickets(await addressOf(visit)),
    failed: resultTexts.replayFailed,
    again: retry,
  };
}

/** Tickets whose candidates all workers judge. */
export const CHAMPION = linkTo({ lottery: 'quina', games: 4, strategy: 'campeao' });
