import type { Browser, BrowserContext, BrowserContextOptions, Page, Worker } from 'playwright-core';
import { afterEach, beforeAll, expect, inject } from 'vitest';
import { countAnsweredRuns } from './answered-runs.ts';
import { findChromium } from './chromium.mjs';
import { launchQuiet } from './launch.ts';

/** The first size designed for. */
export const PHONE = { width: 360, height: 640 };

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
}

export interface OpenOptions extends BrowserContextOptions {
  /** Path and query, `/` unless given; null to go nowhere yet. */
  readonly path?: string | null;
  /** Where the build is served, without a slash at the end; the preview server unless given. */
  readonly site?: string;
  /** Runs in the page before any of its scripts. */
  readonly before?: (() => void) | string;
  /** The stored premium flag is set before the page loads. */
  readonly premium?: boolean;
  /** Puts the page's timers under `page.clock`, which goes on by itself too. */
  readonly clock?: boolean;
  /** Console errors and uncaught exceptions that this test brings about on purpose. */
  readonly allow?: RegExp;
}

/** Longer than what a page is waited for on a machine that is busy with others: then it does not come. */
const PATIENCE_MS = 120_000;

/** The browser of this process: one after the other, all of its test files use it. */
let shared: Promise<Browser> | undefined;

async function sharedBrowser(): Promise<Browser> {
  if (shared && (await shared).isConnected()) return shared;
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium found; see README, «Two commands»');
  shared = launchQuiet(executablePath);
  // A launch that fails is one file's trouble; the next tries again.
  shared.catch(() => {
    shared = undefined;
  });
  return shared;
}

/**
 * Fresh profiles of a browser for one test file. Every page that a test opens must end without an error on its console:
 * a hydration mismatch, an uncaught exception and all that the policy refuses, in workers too, show up there. A file with nothing to see of what
 * moves says so: an overlay in motion is a third of a processor's work.
 */
export function openBrowser({ moves = true } = {}) {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const errors: string[] = [];

  beforeAll(async () => {
    browser = await sharedBrowser();
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(errors.splice(0)).toEqual([]);
  });

  return {
    site: inject('site'),
    /** Opens a page of the production build in a fresh profile, on a phone unless told otherwise. */
    async open({
      path = '/',
      site = inject('site'),
      before,
      allow,
      clock,
      premium,
      ...options
    }: OpenOptions = {}): Promise<Visit> {
      const context = await browser.newContext({
        viewport: PHONE,
        locale: 'pt-BR',
        reducedMotion: moves ? 'no-preference' : 'reduce',
        // Its answers would pass by what a test does to requests, or counts of them.
        serviceWorkers: 'block',
        ...options,
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE_MS);
      const note = (text: string) => {
        if (!allow?.test(text)) errors.push(text);
      };
      context.on('page', (page) => page.on('worker', tellRefused));
      context.on('serviceworker', tellRefused);
      context.on('console', (message) => {
        if (message.type() === 'error') note(message.text());
      });
      context.on('weberror', (error) => {
        // A syntax error has no stack.
        const { message, stack, cause } = error.error();
        note(`${message}\n${stack}${cause ? `, caused by ${cause instanceof Error ? cause.stack : cause}` : ''}`);
      });
      if (clock) {
        await context.clock.install();
        await context.addInitScript(countAnsweredRuns);
      }
      // The first visit has a copy of the app after half a minute only.
      if (options.serviceWorkers === 'allow') await context.addInitScript(storeVisit);
      if (premium) await context.addInitScript(storePremium);
      if (before) await context.addInitScript(before);
      const page = await context.newPage();
      if (path !== null) await page.goto(site + path);
      return { page, context };
    },
  };
}

/** Has a worker say on the console what its policy has refused: the browser does that for pages only. */
function tellRefused(worker: Worker): void {
  const listen = () =>
    self.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
      // biome-ignore lint/suspicious/noConsole: this is how a test hears of it
      console.error(`refused in a worker: ${effectiveDirective} ${sample}`);
    });
  // One that has ended by now has nothing to say.
  worker.evaluate(listen).catch(() => {});
}

function storeVisit(): void {
  try {
    localStorage.setItem('robo-da-sorte:v1:visited', 'true');
  } catch {
    // A page without storage.
  }
}

function storePremium(): void {
  // The first document of a tab, about:blank, has no storage.
  if (location.protocol !== 'about:') localStorage.setItem('robo-da-sorte:v1:premium', 'true');
}
