import { expose } from 'comlink';
import { createHost } from './tasks/host.ts';

/** On the page's own thread a frame must get through between slices. */
const SLICE_MS = 8;

/**
 * Serves the tasks on the thread that calls it, over a port, with the same interface as a worker: for pages that cannot
 * have one.
 */
export function serveInline(port: MessagePort): void {
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
  expose(createHost({ sliceMs: SLICE_MS, pause, clock: () => performance.now() }), port);
}
