import type { CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { linkTo } from './link.ts';
import { awaitResult } from './steps.ts';

const { open } = openBrowser({ moves: false });

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

test('of a worker that died in the middle of a run the page holds nothing', async () => {
  const { page, context } = await open({
    path: linkTo(),
    before: () => {
      const post = Worker.prototype.postMessage as (this: Worker, ...args: unknown[]) => void;
      let isOver = false;
      Worker.prototype.postMessage = function (this: Worker, ...args: unknown[]) {
        post.apply(this, args);
        if (isOver || (args[0] as { path?: string[] }).path?.[0] !== 'run') return;
        isOver = true;
        this.terminate();
      };
    },
  });
  await awaitResult(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Runtime.enable');
  await expect.poll(() => heldWorkers(devtools)).toBe(1);
});
