/**
 * Serves the tasks on this thread, in slices short enough for a frame to get through, and
 * resolves with the port to them. The code is loaded only now; rejects when that fails.
 */
export async function openDegraded(): Promise<MessagePort> {
  const { serveInline } = await import('../../workers/inline.ts');
  const { port1, port2 } = new MessageChannel();
  serveInline(port2);
  return port1;
}
