import type { Page, Request } from 'playwright-core';
import type { Intent } from './intent.ts';

/** The clock goes on by so much at a time: workers and files come in between. */
const STEP_MS = 300;

/** So many looks for what the page waits for, each of a millisecond or more; longer work goes on beside the events. */
const LOOKS = 50;

const underWay = new WeakMap<Page, Set<Request>>();

/** Notes what the page asks the host for, so that its clock does not run ahead of that. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // What the page that goes had asked for is of no interest, ended or not.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Calls a function in the page, or in the one that has come in its place meanwhile. */
export async function evaluateIn<A, R>(page: Page, call: (given: A) => R, given?: A): Promise<Awaited<R>> {
  for (;;) {
    try {
      return (await page.evaluate(call as (given: unknown) => R, given)) as Awaited<R>;
    } catch (error) {
      if (!/context was destroyed|navigat/.test(String(error))) throw error;
      await page.waitForLoadState();
    }
  }
}

/** Moves the page's clock; returns what was asked of the saved games meanwhile. */
export async function passTime(page: Page, ms: number): Promise<readonly Intent[]> {
  const asked: Intent[] = [];
  for (let left = ms; left > 0; left -= STEP_MS) {
    if (isAsking(page)) await awaitAnswers(page);
    const { intents, isWorking } = await evaluateIn(
      page,
      async (step) => {
        await window.__pwClock.controller.runFor(step);
        return { intents: window.intents.splice(0), isWorking: window.calls.size > 0 };
      },
      Math.min(left, STEP_MS),
    );
    asked.push(...intents);
    if (isWorking || isAsking(page)) await awaitAnswers(page);
  }
  return asked;
}

const isAsking = (page: Page) => (underWay.get(page)?.size ?? 0) > 0;

/** Until the host and the workers have answered: a clock that runs ahead takes them for lost. */
async function awaitAnswers(page: Page): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const isWorking = await evaluateIn(page, () => window.calls.size > 0);
    if (!isWorking && !isAsking(page)) return;
  }
}
