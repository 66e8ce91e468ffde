/** First in, first out, with a limit. */
export interface Queue<T> {
  readonly size: number;
  /** Adds at the end; false when the queue is full and nothing was added. */
  push(item: T): boolean;
  /** Puts back at the front what was taken out before; the limit does not apply. */
  unshift(item: T): void;
  /** Takes the first out; undefined when there is none. */
  shift(): T | undefined;
  /** The first, left where it is; undefined when there is none. */
  peek(): T | undefined;
  /** Takes an item out wherever it is; false when it is not in the queue. */
  remove(item: T): boolean;
  /** Empties the queue and returns what it held, in order. */
  drain(): T[];
}

/** An empty queue for at most `limit` items. */
export function createQueue<T>(limit: number): Queue<T> {
  const items: T[] = [];
  return {
    get size() {
      return items.length;
    },
    push(item) {
      if (items.length >= limit) return false;
      items.push(item);
      return true;
    },
    unshift(item) {
      items.unshift(item);
    },
    shift: () => items.shift(),
    peek: () => items[0],
    remove(item) {
      const index = items.indexOf(item);
      if (index < 0) return false;
      items.splice(index, 1);
      return true;
    },
    drain: () => items.splice(0),
  };
}
