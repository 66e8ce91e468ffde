import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { linkTo } from './link.ts';
import { awaitResult } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

/** How many workers the page still holds, ended or not, once all that nobody needs has been collected. */
async function heldWorkers(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { result: prototype } = await devtools.send('Runtime.evaluate', { expression: 'Worker.prototype' });
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: String(prototype.objectId) });
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId: String(objects.objectId),
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  // Else the answer holds them.
  await devtools.send('Runtime.releaseObject', { objectId: String(objects.objectId) });
  return result.value;
}

/** The first worker that is given a run ends, and says nothing. */
function endFirst(): void {
  const post = Worker.prototype.postMessage as (this: Worker, ...args: unknown[]) => void;
  let isOver = false;
  Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
    post.apply(this, args);
    if (isOver || (args[0] as { path?: string[] }).path?.[0] !== 'run') return;
    isOver = true;
    this.terminate();
  };
}

test('a worker that dies in the middle of a run, and one whose script is lost then, leave nothing in the page', async () => {
  const options = { path: null, before: endFirst, allow: /ERR_FAILED/, serviceWorkers: 'block' } as const;
  const { page, context } = await open(options);
  let scripts = 0;
  await context.route('**/assets/entry-*.js', (route) => {
    // The first script is of the worker that ends; what comes before it is fetched ahead.
    const isNext = route.request().resourceType() === 'script' && ++scripts === 2;
    return isNext ? route.abort() : route.continue();
  });
  await page.goto(`${site}${linkTo()}`);
  await awaitResult(page);
  expect(scripts).toBe(3);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Runtime.enable');
  // The one that lives, which is ended when it has nothing to do for a minute.
  await expect.poll(async () => [await heldWorkers(devtools), page.workers().length]).toEqual([1, 1]);
});
