import { noteEvent } from './events.ts';

/** Does a work when those that were given before it have ended; undefined where it rejects. Never rejects itself. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T | undefined>;

/** A queue of works, one after the other: one that rejects is noted, and ends no other. */
export function serialQueue(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work).catch((error: unknown) => {
      noteEvent('error', error);
      return undefined;
    });
    last = turn;
    return turn;
  };
}

/** Returns a function that does a work in turn. Calls share a turn that has not begun; a later call gets a new one. */
export function sharedTurns(work: () => Promise<void>): () => Promise<void> {
  const inTurn = serialQueue();
  let next: Promise<void> | undefined;
  return () => {
    next ??= inTurn(() => {
      next = undefined;
      return work();
    });
    return next;
  };
}
