import type { Act, Injected, Injection } from './injection.ts';

/** The first script of a case: brings it about. */
export const inject = (injection: Injection): string => `(${strike})(${JSON.stringify(injection)});`;

/** In the page: strikes the workers that it makes. */
function strike({ task, phase, act, workers, isOn = true }: Injection): void {
  const injected: Injected = { isOn, struck: 0, ended: 0, alerts: [], falls: [] };
  Object.assign(window, { injected });
  const { Worker: PageWorker, MessageChannel } = window;
  const isDue = () => injected.isOn && injected.struck < workers;
  /** Pings are answered by whom nothing but an event, or his silence, gives away. */
  const isAlive = phase !== 'start' && ['silent', 'throw', 'mute', 'garble', 'late'].includes(act);
  const memory = 'Array buffer allocation failed';

  interface Reply {
    readonly id: string;
    readonly value: { readonly outcome: { readonly value: { readonly receipt: { seed: string } } } };
  }

  class Struck extends PageWorker {
    /** The message under which it is struck. */
    asked: string | undefined;
    isStruck = false;
    isDeaf = false;
    /** What comes while this is true is from here. */
    isPassing = false;
    held: unknown;
    /** The page's end of the way by which it tells its progress. */
    teller: MessagePort | undefined;

    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      this.addEventListener('message', (event) => {
        if (this.isPassing) return;
        const isAnswer = this.asked !== undefined && event.data?.id === this.asked;
        if (!this.isDeaf && !isAnswer) return;
        event.stopImmediatePropagation();
        if (!this.isDeaf && phase === 'answer') answers[act]?.(this, event.data);
      });
    }

    override postMessage(message: unknown, ...more: unknown[]): void {
      const { id, path, argumentList } = Object(message);
      const [verb] = path ?? [];
      if (verb === 'ping' && this.isStruck && isAlive) {
        queueMicrotask(() => this.give({ id, type: 'RAW', value: 'pong' }));
        return;
      }
      if (this.isDeaf) return;
      if (verb === 'connect') {
        super.postMessage(message, [this.tap(argumentList[0])]);
        return;
      }
      const isCall = verb === 'run' && argumentList[1].value === task;
      const isHit = !this.isStruck && isDue() && (phase === 'start' ? verb === 'ping' : isCall);
      if (!isHit) {
        super.postMessage(message, ...(more as [Transferable[]]));
        return;
      }
      this.isStruck = true;
      this.asked = id;
      injected.struck++;
      document.documentElement.dataset.struck = String(injected.struck);
      if (phase === 'start' || phase === 'dispatch') {
        acts[act]?.(this);
        return;
      }
      super.postMessage(message, ...(more as [Transferable[]]));
      // It acts when the page has heard of it.
      if (phase === 'progress') this.tellHalf(argumentList[0].value);
    }

    /** What it tells of its progress goes by here; gives the end that is the worker's. */
    tap(argument: { value: MessagePort }): MessagePort {
      const { port1, port2 } = new MessageChannel();
      const teller = argument.value;
      port1.onmessage = ({ data }) => teller.postMessage(data);
      teller.onmessage = ({ data }) => {
        if (data.id === 'half-way') acts[act]?.(this);
        else port1.postMessage(data);
      };
      this.teller = teller;
      argument.value = port2;
      return port2;
    }

    tellHalf(id: number): void {
      const argumentList = [{ type: 'RAW', value: { id, done: 0.5 } }];
      this.teller?.postMessage({ id: 'half-way', type: 'APPLY', path: [], argumentList });
    }

    /** Gives the page a message as if it came from the worker. */
    give(data: unknown): void {
      this.isPassing = true;
      this.dispatchEvent(new MessageEvent('message', { data }));
      this.isPassing = false;
    }

    die(): void {
      this.isDeaf = true;
      super.terminate();
    }

    /** An event comes later, as those of a real worker do. */
    fail(event: Event): void {
      this.isDeaf = true;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => this.dispatchEvent(event);
      port2.postMessage(0);
    }

    override terminate(): void {
      super.terminate();
      if (this.isStruck) injected.ended++;
      const { held } = this;
      this.held = undefined;
      if (held) queueMicrotask(() => this.give(held));
    }
  }

  const acts: { readonly [A in Act]?: (worker: Struck) => void } = {
    die: (worker) => worker.die(),
    throw: (worker) => worker.fail(new ErrorEvent('error', { message: `Uncaught RangeError: ${memory}` })),
    mute: (worker) => worker.fail(new ErrorEvent('error')),
    garble: (worker) => worker.fail(new MessageEvent('messageerror')),
  };

  const answers: { readonly [A in Act]?: (worker: Struck, reply: Reply) => void } = {
    ...acts,
    lie(worker, reply) {
      reply.value.outcome.value.receipt.seed = 'other';
      worker.give(reply);
    },
    fail(worker, reply) {
      const outcome = { ok: false, code: 'failed', message: memory };
      worker.give({ ...reply, value: { outcome, start: 1, end: 2 } });
    },
    late(worker, reply) {
      worker.held = reply;
      acts.throw?.(worker);
    },
  };

  window.Worker = Struck;

  const bars = new Map<Element, number>();
  const note = () => {
    for (const alert of document.querySelectorAll('[role=alert]')) {
      const text = alert.textContent ?? '';
      // One that waits for a page that does not load is not shown.
      const isShown = text !== '' && alert.getClientRects().length > 0;
      if (isShown && !injected.alerts.includes(text)) injected.alerts.push(text);
    }
    for (const bar of document.querySelectorAll('[role=progressbar]')) {
      const [last, now] = [bars.get(bar) ?? 0, Number(bar.getAttribute('aria-valuenow'))];
      if (!(now >= last && now <= 100)) injected.falls.push(`${last} → ${now}`);
      bars.set(bar, now);
    }
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
}
