import type { CDPSession, Page } from 'playwright-core';

/** What a page holds, once all that nobody needs has been collected. */
export interface Held {
  /** Bytes of what scripts have made. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly workers: number;
}

/** What the page holds right now. */
export async function heldBy(page: Page, devtools: CDPSession): Promise<Held> {
  // What the first collection frees may have held what the second one does.
  for (let times = 0; times < 3; times++) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const heap = await heapWithoutCode(devtools);
  return { heap, nodes, listeners: jsEventListeners, workers: page.workers().length };
}

/** Bytes of the heap but for compiled code: each look at the page compiles a script of the soak's own, which stays. */
async function heapWithoutCode(devtools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const hear = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', hear);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', hear);
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[type].indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) if (nodes[at + type] !== code) bytes += nodes[at + size];
  return bytes;
}

/** What a page holds later that it should not: more than a tenth over what it held early, or a worker. */
export function leaksOf(early: Held, late: Held): readonly string[] {
  return (Object.keys(early) as (keyof Held)[])
    .filter((what) => late[what] > early[what] * 1.1)
    .map((what) => `${what}: ${early[what]} warm, ${late[what]} at the end`);
}
