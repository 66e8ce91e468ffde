import { expect } from 'vitest';
import { linkTo } from '../../e2e/link.ts';
import { KILL_FIRST_RUN } from '../../engines/first-scripts.ts';
import { addressOf, engineTickets, shownTickets } from '../../engines/shown-tickets.ts';
import type { Fault } from '../fault.ts';

/** What befalls workers. */
export const WORKER_FAULTS: readonly Fault[] = [
  {
    done: 'the only worker dies as it gets a run',
    saw: 'the tickets, no word',
    first: KILL_FIRST_RUN,
    daily: 'chromium',
    async play({ visit, site }) {
      await visit.open(`${site}${linkTo()}&pool=1`);
      expect(await shownTickets(visit)).toEqual(engineTickets(await addressOf(visit)));
      expect(await visit.evaluate('window.killed')).toBe(1);
      expect(await visit.evaluate('document.body.textContent')).not.toContain('Modo compatível');
    },
  },
];
