import { ticketOf } from '../state/saved-games/tickets.ts';

/** What a page notes of itself in `window.watched`. */
export interface Watched {
  /** Uncaught errors, rejections that nobody handles, errors on the console, violations of the policy. */
  readonly errors: string[];
  /** Workers that were made and not ended. */
  readonly workers: Set<Worker>;
}

/** The numbers of the game that every case finds saved. */
export const KEPT_NUMBERS = ticketOf(7).numbers;

/** The first script of every case, before its own. */
export const WATCH = `(${watch})(${JSON.stringify(JSON.stringify([ticketOf(7)]))});`;

function watch(game: string): void {
  const watched: Watched = { errors: [], workers: new Set() };
  Object.assign(window, { watched });
  const note = (text: unknown) => watched.errors.push(String(text));
  addEventListener('error', ({ message, error }) => note(error?.stack ?? message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason?.stack ?? reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    note(`${violatedDirective}: ${blockedURI} ${sample}`),
  );
  const { error } = console;
  console.error = (...words) => {
    note(words.join(' '));
    error(...words);
  };
  const PageWorker = window.Worker;
  window.Worker = class extends PageWorker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args);
      watched.workers.add(this);
    }
    override terminate(): void {
      watched.workers.delete(this);
      super.terminate();
    }
  };
  // The first document of a tab, about:blank, has no storage. A list of an earlier version is taken over once.
  if (location.protocol === 'about:' || localStorage.getItem('watched')) return;
  localStorage.setItem('watched', 'true');
  localStorage.setItem('robo-da-sorte:v1:saved-games', game);
}
