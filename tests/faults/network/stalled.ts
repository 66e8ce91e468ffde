import { expect } from 'vitest';
import { runFailed } from '../../../src/content/run/not-loaded.ts';
import { site as siteTexts } from '../../../src/content/shell/site.ts';
import { answeredRuns } from '../../e2e/answered-runs.ts';
import type { FaultyHost } from '../../e2e/faulty-host.ts';
import { linkTo } from '../../e2e/link.ts';
import { awaitResult, OVERLAY_MS, quick } from '../../e2e/steps.ts';
import { addressOf, engineTickets, shownTickets } from '../../engines/shown-tickets.ts';
import type { Fault } from '../fault.ts';
import { ALLOW } from './parts.ts';

const base = { host: 'is not there', allow: ALLOW, only: 'chromium', options: { clock: true } } as const;

const FILE = /first-run-.*js/;
const LINK = linkTo({ lottery: 'quina' });

const hasStalled = (host: FaultyHost) => expect.poll(() => host.harmed, { timeout: 60_000 }).toBeGreaterThan(0);
/** Until a request is given up, and then until the next try: what that finds comes in its own time. */
const STALL_MS = 11_000;

/** Connections that end without a word. */
export const STALLED_FAULTS: readonly Fault[] = [
  {
    ...base,
    done: 'half of what makes tickets comes, and then nothing; a second request would bring all',
    saw: '«Carregando…», and then the tickets, by themselves',
    daily: 'chromium',
    async play({ visit, host: own, page }) {
      const host = own();
      host.harm = { file: FILE, how: 'stalled' };
      await visit.open(host.site() + LINK);
      await hasStalled(host);
      await page().getByText(siteTexts.loading).waitFor();
      host.harm = null;
      await page().clock.runFor(STALL_MS);
      expect(await shownTickets(visit)).toEqual(engineTickets(await addressOf(visit)));
    },
  },
  {
    ...base,
    done: 'half of what makes tickets comes, and then nothing, each time anew',
    saw: `«${runFailed('').trim()}» after 20 seconds; the next try that finds it makes the ticket`,
    async play({ visit, host: own, page: of }) {
      const page = of();
      const host = own();
      const failed = page.getByRole('alert').filter({ hasText: runFailed('').trim() });
      host.harm = { file: FILE, how: 'stalled' };
      await visit.open(`${host.site()}/`);
      await quick(page).click();
      await hasStalled(host);
      for (let s = 0; s < 20 && !(await failed.isVisible()); s++) await page.clock.runFor(1000);
      await failed.waitFor();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      // All parts that want the file wait for one request after the other.
      expect(host.harmed).toBeLessThanOrEqual(3);
      // A request that hangs would take the next try its time, and that is told after 20 seconds too.
      host.release();
      const triesAgain = async () => {
        if (await failed.isVisible()) await page.getByRole('button', { name: siteTexts.retry }).click();
        return answeredRuns(page);
      };
      await expect.poll(triesAgain).toBeGreaterThan(0);
      await page.clock.runFor(OVERLAY_MS);
      await awaitResult(page);
      expect(await shownTickets(visit)).toEqual(engineTickets(await addressOf(visit)));
    },
  },
];
