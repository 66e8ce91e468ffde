import { expect } from 'vitest';
import { reportTexts } from '../../../src/content/results/report.ts';
import { call, until } from '../../engines/in-page.ts';
import type { Fault, Scene } from '../fault.ts';
import { doAll, pass } from '../hands.ts';
import { inject } from './inject.ts';
import type { Act, Injected, Injection, Phase } from './injection.ts';
import { STARTED } from './started.ts';

export type On = keyof typeof STARTED;
export const ALL = Object.keys(STARTED) as On[];

/** Cases of workers that are struck, one of each thing that a person starts: a row of a table. */
export interface StruckRow {
  /** What was done, beside starting it. */
  readonly done: string;
  /** What workers do and when; one worker, unless it says how many. */
  readonly break: readonly [when: Phase, what: Act, workers?: number];
  /** What a person starts. */
  readonly act: readonly On[];
  /**
   * What a person sees: the result alone; the result, and that the page works without workers; why there is none, and
   * then the result by the button there.
   */
  readonly see: 'well' | 'compatible' | Parameters<(typeof STARTED)['quick']['failed']>[0];
  /** How far the page's clock is moved once the worker is struck, in milliseconds; otherwise nobody touches it. */
  readonly passMs?: number;
  readonly daily?: { readonly [each in On]?: Fault['daily'] };
}

const SAW: Readonly<Record<string, string>> = {
  well: 'all of it, no word',
  compatible: 'all of it, and that the page does without workers',
};

/** The cases of a row. */
export const struck = ({ done, act, see, daily = {}, ...row }: StruckRow): readonly Fault[] =>
  act.map((on) => ({
    done: `${STARTED[on].name}: ${done}`,
    saw: SAW[see] ?? 'why there is nothing, and with the button there all of it',
    break: inject(injectionOf(on, row)),
    ...(row.passMs !== undefined && { only: 'chromium', options: { clock: true } }),
    ...(daily[on] && { daily: daily[on] }),
    act: (scene) => strike(scene, on, row.passMs),
    see: (scene) => expectEnd(scene, on, see, row),
  }));

function injectionOf(on: On, { break: how }: Pick<StruckRow, 'break'>): Injection {
  const [phase, act, workers = 1] = how;
  const started: (typeof STARTED)[On] & { readonly waits?: true } = STARTED[on];
  const task = phase === 'start' ? null : started.task;
  return { phase, act, workers, task, isOn: !started.waits };
}

async function strike(scene: Scene, on: On, passMs: number | undefined): Promise<void> {
  await doAll(STARTED[on].start, scene);
  if (passMs === undefined) return;
  await until(scene.visit, () => document.documentElement.dataset.struck !== undefined);
  await doAll(pass(passMs), scene);
}

async function expectEnd(scene: Scene, on: On, see: StruckRow['see'], { break: how }: Pick<StruckRow, 'break'>) {
  const { visit } = scene;
  const { shown, expected, failed, again } = STARTED[on];
  const [phase, act, workers = 1] = how;
  const words = see === 'well' || see === 'compatible' ? undefined : failed(see);
  if (words) {
    const isSaid = (start: string) =>
      [...document.querySelectorAll('[role=alert], h2')].some((one) => one.textContent?.startsWith(start));
    await until(visit, isSaid, words);
    await visit.evaluate(END_STRIKES);
    await doAll(again, scene);
  }
  const alerts = words ? 1 : 0;
  expect(await Promise.race([shown(visit), visit.evaluate(tooMany(alerts)).catch(never)])).toEqual(
    await expected(visit),
  );
  const { injected, body } = await call(visit, () => ({
    injected: (window as unknown as { injected: Injected }).injected,
    body: document.body.textContent ?? '',
  }));
  // A call is given up with the second worker, workers with the third.
  expect(injected.struck).toBeGreaterThanOrEqual(Math.min(workers, phase === 'start' ? 3 : 2));
  // Whoever lies is asked nothing more.
  if (act === 'lie') expect(injected.ended).toBe(injected.struck);
  expect(injected.alerts.map((text) => (words && text.startsWith(words) ? words : text))).toEqual(
    words && !words.startsWith(reportTexts.refusedTitle(true)) ? [words] : [],
  );
  expect(body.includes('Modo compatível')).toBe(see === 'compatible');
  expect(injected.falls).toEqual([]);
  await visit.evaluate(END_STRIKES);
}

/** What strikes workers has gone. */
const END_STRIKES = 'void (window.injected.isOn = false)';

/** Waits for an alert more than so many, and gives all; the page goes first where all is well. */
const tooMany = (count: number) => `new Promise((done) => {
  const { alerts } = window.injected;
  const look = () => (alerts.length > ${count} ? done(alerts) : setTimeout(look, 100));
  look();
})`;
const never = () => new Promise<never>(() => {});
