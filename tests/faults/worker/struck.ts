import { expect } from 'vitest';
import { reportTexts } from '../../../src/content/results/report.ts';
import type { Visit } from '../../engines/engine.ts';
import { call, until } from '../../engines/in-page.ts';
import type { Fault, Scene } from '../fault.ts';
import { STARTED } from './all-started.ts';
import { inject } from './inject.ts';
import type { Injected, Injection } from './injection.ts';

type Failed = Parameters<(typeof STARTED)['quick']['failed']>[0];

/** A case of workers that are struck, as a row of a table. */
export interface Row extends Omit<Injection, 'task' | 'isOn'> {
  readonly on: keyof typeof STARTED;
  /** What was done, if there is more to it than what the injection says. */
  readonly done: string;
  /**
   * What a person sees: the result alone; the result, and that the page works without workers; why there is none, and
   * then the result by the button there.
   */
  readonly ends: 'well' | 'compatible' | Failed;
  /** How far the page's clock is moved once the worker is struck, in milliseconds; otherwise nobody touches it. */
  readonly passMs?: number;
}

const COMPATIBLE = 'Modo compatível';

/** The case of a row. */
export function struck({ on, done, ends, passMs, ...injection }: Row): Fault {
  const { name, task, waits, ...started } = STARTED[on];
  const isTold = ends !== 'well' && ends !== 'compatible';
  const saw = isTold
    ? 'why there is nothing, and with the button there all of it'
    : ends === 'compatible'
      ? 'all of it, and that the page does without workers'
      : 'all of it, no word';
  return {
    done: `${name}: ${done}`,
    saw,
    first: inject({ ...injection, task: injection.phase === 'start' ? null : task, isOn: !waits }),
    ...(passMs !== undefined && { only: 'chromium' as const, options: { clock: true } }),
    async play({ visit, site, page }: Scene) {
      await started.start(visit, site);
      if (passMs !== undefined) {
        await until(visit, () => document.documentElement.dataset.struck !== undefined);
        await page().clock.runFor(passMs);
      }
      const words = isTold ? started.failed(ends) : undefined;
      if (words) {
        await until(
          visit,
          (start) =>
            [...document.querySelectorAll('[role=alert], h2')].some((one) => one.textContent?.startsWith(start)),
          words,
        );
        await endStrikes(visit);
        await started.again(visit);
      }
      const alerts = words ? 1 : 0;
      const shown = await Promise.race([started.shown(visit), awaitAlerts(visit, alerts + 1)]);
      expect(shown).toEqual(await started.expected(visit));
      const { injected, body } = await call(visit, () => ({
        injected: (window as unknown as { injected: Injected }).injected,
        body: document.body.textContent ?? '',
      }));
      // A call is given up with the second worker, workers with the third.
      const strikes = injection.phase === 'start' ? 3 : 2;
      expect(injected.struck).toBeGreaterThanOrEqual(Math.min(injection.workers, strikes));
      // Whoever lies is asked nothing more.
      if (injection.act === 'lie') expect(injected.ended).toBe(injected.struck);
      expect(injected.alerts.map((text) => (words && text.startsWith(words) ? words : text))).toEqual(
        words && !words.startsWith(reportTexts.refusedTitle(true)) ? [words] : [],
      );
      expect(body.includes(COMPATIBLE)).toBe(ends === 'compatible');
      expect(injected.falls).toEqual([]);
      await endStrikes(visit);
    },
  };
}

/** Waits for one alert too many, and gives them. */
async function awaitAlerts(visit: Visit, count: number): Promise<unknown> {
  const injected = 'window.injected.alerts';
  const isThere = `${injected}.length >= ${count}`;
  const look = `const look = () => ${isThere} ? done(${injected}) : setTimeout(look, 100); look();`;
  // The page goes first where all is well.
  return visit.evaluate(`new Promise((done) => { ${look} })`).catch(() => new Promise(() => {}));
}

/** What strikes workers has gone. */
const endStrikes = (visit: Visit) =>
  call(visit, () => {
    (window as unknown as { injected: Injected }).injected.isOn = false;
  });
