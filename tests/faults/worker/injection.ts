import type { TaskName } from '../../../workers/tasks/contracts.ts';

/**
 * What a worker does that is struck:
 * - `die`: it ends without a word;
 * - `silent`: it answers pings, and never the call;
 * - `throw`: an uncaught error; `mute`: an error without words, as of a script that does not load;
 * - `garble`: a message that cannot be read;
 * - `lie`: a run of another seed;
 * - `fail`: it is out of memory, and says so;
 * - `late`: it throws, and answers when it has long been ended.
 */
export type Act = 'die' | 'silent' | 'throw' | 'mute' | 'garble' | 'lie' | 'fail' | 'late';

/**
 * When: before its first answer to a ping; as it gets a call; after it has told that it is half-way; as it answers. Of
 * the first two nothing gets to the worker.
 */
export type Phase = 'start' | 'dispatch' | 'progress' | 'answer';

/** What befalls workers, as plain data. */
export interface Injection {
  /** Whose calls are struck; null with the phase `start`. */
  readonly task: TaskName | null;
  readonly phase: Phase;
  readonly act: Act;
  /** How many workers are struck, each once. */
  readonly workers: number;
  /** False where the case says itself from when on, by `window.injected.isOn`. */
  readonly isOn?: boolean;
}

/** What the page knows of it, in `window.injected`. */
export interface Injected {
  isOn: boolean;
  /** How many workers were struck. */
  struck: number;
  /** How many of them the page has ended. */
  ended: number;
  /** All that was shown as urgent, in its order. */
  readonly alerts: string[];
  /** Where a progress bar went back, or showed what is no percentage. */
  readonly falls: string[];
}
