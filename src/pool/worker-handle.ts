import { type Endpoint, proxy, wrap } from 'comlink';
import type { Answer, ProgressMessage, WorkerApi } from '../../workers/protocol/api.ts';
import { isAnswer } from './answer-shape.ts';
import type { Call } from './call.ts';
import { withinLimit } from './time-limit.ts';

/** Why a worker is lost, as far as events tell: it threw, did not load, or sent what cannot be read. */
const DEATHS = ['error', 'messageerror'] as const;

/** The page's end of one worker, or of the tasks served on this thread. */
export interface WorkerHandle {
  /** True when it answers within `ms`; false when it does not, or dies meanwhile. */
  ping(ms: number): Promise<boolean>;
  /**
   * Posts a call and passes its progress on until it settles; `onNews` is called each time. An exception that comes through
   * Comlink (an input or an answer that cannot be cloned) is a `failed` outcome: the worker is
   * well, and a retry would end alike; its times are NaN. Undefined when what came is no answer
   * to this call. Never rejects; never settles when the worker dies.
   */
  run(call: Call, onNews: () => void): Promise<Answer<unknown> | undefined>;
  /** Asks a running call to stop. */
  cancel(id: number): void;
  /** Ends it and everything that waits for it; `onDeath` is not called. */
  kill(): void;
}

/**
 * Takes hold of an endpoint for as long as it lives: wrapped once, one progress listener. `stop`
 * ends it; `onDeath` gets the event with which it reports its own end.
 */
export function createWorkerHandle(
  endpoint: Endpoint,
  stop: () => void,
  clock: () => number,
  onDeath: (event: Event) => void,
): WorkerHandle {
  const remote = wrap<WorkerApi>(endpoint);
  let current: Call | undefined;
  /** How far this worker is with it: another may have been further. */
  let furthest = 0;
  let tell = () => {};
  let giveUp: (reason: Error) => void = () => {};
  const death = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  death.catch(() => {});

  const listener = proxy(({ id, done }: ProgressMessage) => {
    if (current?.id !== id || current.settled || !(done > furthest && done <= 1)) return;
    furthest = done;
    current.progress(done);
    tell();
  });
  remote.connect(listener).catch(() => {});
  for (const type of DEATHS) endpoint.addEventListener(type, onDeath as EventListener);

  return {
    ping: (ms) =>
      withinLimit(Promise.race([remote.ping(), death]), ms, clock).then(
        (answer) => answer === 'pong',
        () => false,
      ),
    async run(call, onNews) {
      current = call;
      furthest = 0;
      tell = onNews;
      try {
        const answer: unknown = await remote.run(call.id, call.task, call.input);
        return isAnswer(call, answer) ? answer : undefined;
      } catch (error) {
        const { message } = Object(error) as Partial<Error>;
        const text = typeof message === 'string' ? message : 'no answer';
        const outcome = { ok: false, code: 'failed', message: text } as const;
        return { outcome, start: Number.NaN, end: Number.NaN };
      } finally {
        if (current === call) current = undefined;
      }
    },
    cancel(id) {
      remote.cancel(id).catch(() => {});
    },
    kill() {
      for (const type of DEATHS) endpoint.removeEventListener(type, onDeath);
      current = undefined;
      giveUp(new Error('the worker was ended'));
      stop();
    },
  };
}
