import type { Browser } from 'playwright-core';
import { faultOfPage } from './check.ts';
import type { Event } from './events.ts';
import { watchHeld } from './held.ts';
import { openForMonkey } from './open.ts';
import { passTime } from './page-time.ts';
import { perform } from './perform.ts';
import { faultOfRun } from './runs.ts';
import { watchSavedGames } from './watch-saved-games.ts';

/** Where and how a script is played. */
export interface Stage {
  readonly browser: Browser;
  readonly site: string;
  /** How many times slower the processor is than it is. */
  readonly rate: number;
  /** Of the page's own chance. */
  readonly seed: number;
  /** Runs in the page before any of its scripts: what a test breaks there. */
  readonly before?: () => void;
}

/** How a script has gone. */
export interface Play {
  /** What was done, by name, up to the fault. */
  readonly done: readonly Event[];
  /** What was wrong; undefined: nothing. */
  readonly fault?: string;
}

/** What the page does by its clock with each event, in milliseconds: less than a person takes for a tap. */
const EVENT_MS = 300;

/** Plays a script in a fresh profile, to its end or to the first fault. */
export async function play(stage: Stage, script: readonly Event[]): Promise<Play> {
  const { page, faults, close } = await openForMonkey(stage);
  const saved = watchSavedGames(page);
  const moreHeld = watchHeld(page);
  const done: Event[] = [];
  let checks = 0;
  const look = async (event: Event): Promise<string | undefined> => {
    if (event === 'check') return (await faultOfPage(page, checks++)) ?? saved.unasked();
    if (event.startsWith('run ')) return faultOfRun(page, event.slice(4));
    return event.startsWith('hold ') ? moreHeld(event.split(' ').slice(1)) : undefined;
  };
  try {
    for (const event of script) {
      done.push(event);
      const played = await perform(page, stage.site, event);
      done.pop();
      if (played === undefined) continue;
      done.push(played);
      const ms = played.startsWith('wait ') ? Number(played.slice(5)) : EVENT_MS;
      const wrong = await saved.after(await passTime(page, ms));
      const held = await look(event);
      const fault = faults[0] ?? wrong ?? held;
      if (fault !== undefined) return { done, fault };
    }
    return { done };
  } catch (error) {
    // What Playwright could not do: the page has crashed, or answers no more.
    return { done, fault: faults[0] ?? String(error).split('\n', 1)[0] ?? '' };
  } finally {
    await close();
  }
}
