import type { CDPSession, Page } from 'playwright-core';

/** Words of a fault that a page holds more than it did. */
const MORE = 'the page holds more';

export const isLeak = (fault: string) => fault.startsWith(MORE);

/** Returns what a page holds a tenth more of than at the first look; `what` names what is compared. */
export function watchHeld(page: Page): (what: readonly string[]) => Promise<string | undefined> {
  let first: Readonly<Record<string, number>> | undefined;
  return async (what) => {
    const devtools = await page.context().newCDPSession(page);
    const held = await heldBy(page, devtools);
    await devtools.detach();
    first ??= held;
    const before = first;
    const more = what.filter((name) => (held[name] ?? 0) > (before[name] ?? 0) * 1.1);
    const words = more.map((name) => `${name} ${before[name]}, then ${held[name]}`);
    return more.length > 0 ? `${MORE}: ${words.join('; ')}` : undefined;
  };
}

async function heldBy(page: Page, devtools: CDPSession): Promise<Readonly<Record<string, number>>> {
  // What the first collection frees may have held what the second one does.
  for (let times = 0; times < 3; times++) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const heap = await heapWithoutCode(devtools);
  return { heap, nodes, listeners: jsEventListeners, workers: page.workers().length };
}

/** Bytes of the heap without compiled code: each look at the page compiles a script of the monkey's own, which stays. */
async function heapWithoutCode(devtools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[type].indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) if (nodes[at + type] !== code) bytes += nodes[at + size];
  return bytes;
}
