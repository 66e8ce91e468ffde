import type { Page } from 'playwright-core';
import type { OpenOptions } from '../e2e/browser.ts';
import type { FaultyHost, Harm, Missing } from '../e2e/faulty-host.ts';
import type { Visit } from '../engines/engine.ts';

/** What a case has at hand: one person's browser, with a saved game in it. */
export interface Scene {
  readonly visit: Visit;
  /** Where the build is served, without a slash at the end. */
  readonly site: string;
  /** The page of a case that only Chromium plays; an error in the other engines. */
  page(): Page;
  /** The host of a case that has one of its own; an error in others. */
  host(): FaultyHost;
  /** All that was kept when the case last noted it, by place. */
  kept: Readonly<Record<string, string>>;
}

/** Something that is done, or looked for: it waits until it is there, and fails where something else is. */
export type Step = (scene: Scene) => unknown;

/** Steps one after the other. */
export type Steps = Step | readonly Steps[];

/** One thing that goes wrong, and what comes of it: a row of a table. */
export interface Fault {
  /** What was done. */
  readonly done: string;
  /** What the person saw. */
  readonly saw: string;
  /** Breaks something in the page before its own scripts: a text of theirs. */
  readonly break?: string;
  /** It has a host of its own, which does so with what is missing. */
  readonly host?: Missing;
  /** What that host does wrong from the start. */
  readonly harm?: readonly [file: RegExp, how: Harm];
  /** Brings it about. The page may not be left on another site. */
  readonly act: Steps;
  /** Fails unless all came as `saw` says. */
  readonly see: Steps;
  /** What the browser itself writes on its console of this fault. */
  readonly allow?: RegExp;
  /** `chromium`: it needs what only Chromium's protocol gives. Every engine plays the others. */
  readonly only?: 'chromium';
  /** How Chromium opens it, where not as every other page: with a clock of the test's, with a service worker. */
  readonly options?: Omit<OpenOptions, 'path' | 'before' | 'allow'>;
  /** `npm run test:all` plays it too, in Chromium, or in every engine; all of them are `npm run faults`. */
  readonly daily?: 'chromium' | 'every engine';
  /** True where the case itself says what has become of the saved game. */
  readonly ownGames?: true;
}
