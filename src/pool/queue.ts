export type Queue<T> = ReturnType<typeof createQueue<T>>;

/** An empty queue, first in, first out, for at most `limit` items. */
export function createQueue<T>(limit: number) {
  const items: T[] = [];
  return {
    get size() {
      return items.length;
    },
    /** Adds at the end; false when the queue is full and nothing was added. */
    push: (item: T) => items.length < limit && items.push(item) > 0,
    /** Puts back at the front what was taken out before; the limit does not apply. */
    unshift: (item: T) => void items.unshift(item),
    /** Takes the first out; undefined when there is none. */
    shift: () => items.shift(),
    /** The first, left where it is; undefined when there is none. */
    peek: () => items[0],
    /** Takes an item out wherever it is; false when it is not in the queue. */
    remove(item: T): boolean {
      const index = items.indexOf(item);
      return index >= 0 && items.splice(index, 1).length > 0;
    },
    /** Empties the queue and returns what it held, in order. */
    drain: () => items.splice(0),
  };
}
