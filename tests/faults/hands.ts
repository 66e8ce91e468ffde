import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit } from '../engines/engine.ts';
import {
  awaitText as awaitTextIn,
  call,
  followLink,
  goOn,
  tap as tapIn,
  until as untilIn,
} from '../engines/in-page.ts';
import { addressOf, engineTickets, shownTickets } from '../engines/shown-tickets.ts';
import type { Scene, Step, Steps } from './fault.ts';

// What every case may do and look for. Each is a step of a row: it waits for what it needs.

/** Does steps one after the other. */
export async function doAll(steps: Steps, scene: Scene): Promise<void> {
  if (typeof steps === 'function') await steps(scene);
  else for (const each of steps) await doAll(each, scene);
}

/** Steps with what Playwright has, in cases that only Chromium plays. */
export const inChromium =
  (act: (page: Page, scene: Scene) => unknown): Step =>
  (scene) =>
    act(scene.page(), scene);

/** Moves the page's clock, of a case that is opened with one. */
export const pass = (ms: number): Step => inChromium((page) => page.clock.runFor(ms));

/** Opens an address of the site as a page of its own; home unless one is given. */
export const open =
  (path = '/'): Step =>
  ({ visit, site }) =>
    visit.open(site + path);

/** Goes on to another address in the same page. */
export const go =
  (path: string): Step =>
  ({ visit }) =>
    goOn(visit, path);

/** Goes on to another run in the same page, whose tickets come in the place of others. */
export const follow =
  (link: string): Step =>
  ({ visit }) =>
    followLink(visit, link);

/** Waits for what has a name or text that begins so. */
export const awaitText =
  (selector: string, text: string): Step =>
  ({ visit }) =>
    awaitTextIn(visit, selector, text);

/** Clicks what has a name or text that begins so, as a person does. */
export const tap =
  (selector: string, text: string): Step =>
  ({ visit }) =>
    tapIn(visit, selector, text);

/** Runs an expression in the page. */
export const run =
  (expression: string): Step =>
  ({ visit }) =>
    visit.evaluate(expression);

/** Waits until a function says yes in the page; it must stand by itself. */
export const until =
  <A extends readonly unknown[]>(isSo: (...args: A) => boolean, ...args: A): Step =>
  ({ visit }) =>
    untilIn(visit, isSo, ...args);

/** Waits for words that somebody sees, with any kind of space. */
export const told = (words: string): Step =>
  until(
    (text) =>
      [...document.querySelectorAll('[role=alert], [role=status], main, dialog, aside')].some(
        (part) => part.textContent?.replace(/\s/g, ' ').includes(text) && part.getClientRects().length > 0,
      ),
    words.replace(/\s/g, ' '),
  );

/** Waits until the page no longer has these words. */
export const gone = (words: string): Step =>
  until((text) => !document.querySelector('#root')?.textContent?.includes(text), words);

/** Nothing urgent is on the screen. */
export const noAlert: Step = async ({ visit }) => {
  const shown = () =>
    [...document.querySelectorAll('[role=alert]')].filter((each) => each.getClientRects().length > 0).length;
  expect(await call(visit, shown)).toBe(0);
};

/** The tickets of the run in the address of the page, as the engine makes them in Node. */
export const tickets: Step = async ({ visit }) =>
  expect(await shownTickets(visit)).toEqual(engineTickets(await addressOf(visit)));

/** Does the page say that it does without workers? */
const saysCompatible = async (visit: Visit) =>
  (await call(visit, () => document.body.textContent ?? '')).includes('Modo compatível');
export const isCompatible: Step = async ({ visit }) => expect(await saysCompatible(visit)).toBe(true);
export const isNotCompatible: Step = async ({ visit }) => expect(await saysCompatible(visit)).toBe(false);

/** Clicks the first element that is there, and may be clicked, whose name or text begins so: the tap of a script. */
export const press = (selector: string, text: string): Step =>
  until(
    (wanted, start) => {
      const found = [...document.querySelectorAll<HTMLElement>(wanted)].find((element) =>
        (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().startsWith(start),
      );
      if (!found || found.matches(':disabled')) return false;
      found.click();
      return true;
    },
    selector,
    text,
  );

/** Writes into the field whose label begins so, as one that pastes does; chooses in a list. */
export const write = (label: string, text: string): Step =>
  until(
    (name, value) => {
      const labels = [...document.querySelectorAll('label')].filter(({ control }) => control);
      const found =
        labels.find(({ textContent }) => textContent === name) ??
        labels.find(({ textContent }) => textContent?.startsWith(name));
      if (!found?.control) return false;
      // React looks at what the element itself was told.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(found.control), 'value') ?? {};
      set?.call(found.control, value);
      found.control.dispatchEvent(new Event(found.control.matches('select') ? 'change' : 'input', { bubbles: true }));
      return true;
    },
    label,
    text,
  );
