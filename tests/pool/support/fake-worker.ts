import { expose } from 'comlink';
import type { WorkerLike } from '../../../src/pool/pool-options.ts';
import type { WorkerApi } from '../../../workers/tasks/api.ts';
import { createHost } from '../../../workers/tasks/host.ts';

/** Something to wait at until it is opened. */
export function createGate(open: boolean) {
  let waiting: (() => void)[] = [];
  return {
    shut() {
      open = false;
    },
    open() {
      open = true;
      for (const go of waiting) go();
      waiting = [];
    },
    pass: () => (open ? Promise.resolve() : new Promise<void>((go) => waiting.push(go))),
  };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The host as a worker would have it, with a pause after each slice. */
export function plainHost(pause: () => Promise<void> = turn): WorkerApi {
  return createHost({ sliceMs: 0, pause, clock: () => performance.now() });
}

/** A Worker on this thread: the whole protocol over a real channel, and misbehaviour on demand. */
export class FakeWorker extends EventTarget implements WorkerLike {
  terminated = false;
  /** Ids of the calls and of the cancels that have arrived. */
  readonly runs: number[] = [];
  readonly cancels: number[] = [];
  pings = 0;
  /** Most calls that it has had at a time. */
  mostAtOnce = 0;
  /** Called when a call has arrived. */
  onRun: () => void = () => {};
  /** Shut, calls (or pings) wait in front of it. */
  readonly runGate = createGate(true);
  readonly pingGate = createGate(true);
  /** Shut, a task stops after its first slice. */
  readonly sliceGate = createGate(true);
  readonly api: WorkerApi = plainHost(() => this.sliceGate.pass().then(turn));
  /** The pool's progress listener, once it has been connected. */
  report: ((message: { id: number; done: number }) => void) | undefined;
  #atOnce = 0;
  readonly #outer: MessagePort;
  readonly #inner: MessagePort;

  constructor(readonly name: string) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#outer = port1;
    this.#inner = port2;
    port1.onmessage = ({ data }) => {
      if (!this.terminated) this.dispatchEvent(new MessageEvent('message', { data }));
    };
    const { api } = this;
    expose(
      {
        ...api,
        connect: (listener: (message: { id: number; done: number }) => void) => {
          this.report = listener;
          api.connect(listener);
        },
        ping: async () => {
          this.pings++;
          await this.pingGate.pass();
          return api.ping();
        },
        run: async (...call: Parameters<WorkerApi['run']>) => {
          this.runs.push(call[0]);
          this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#atOnce);
          this.onRun();
          await this.runGate.pass();
          return api.run(...call).finally(() => this.#atOnce--);
        },
        cancel: (id: number) => {
          this.cancels.push(id);
          api.cancel(id);
        },
      },
      port2,
    );
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    if (!this.terminated) this.#outer.postMessage(message, transfer);
  }

  terminate(): void {
    this.terminated = true;
    this.die();
  }

  /** Ends as iOS ends a worker of a hidden page: without a word. */
  die(): void {
    this.#outer.close();
    this.#inner.close();
  }

  /** Raises an event without a message, as a worker does that could not load. */
  raise(type: 'error' | 'messageerror'): void {
    this.dispatchEvent(new Event(type));
  }
}
