/** The best of many candidates, best first, no two alike. */
export interface Shortlist {
  /** Takes in ascending numbers, unless `size` better ones are there or the same. */
  offer(numbers: Uint8Array, score: number): void;
  /** The numbers of those kept, one candidate after the other. */
  numbers(): Uint8Array<ArrayBuffer>;
}

/**
 * An empty list with room for `size` candidates of `pick` numbers. A higher score comes first; of equal ones the
 * numbers that come first in order: whatever the order that candidates are offered in, the same ones are kept.
 */
export function createShortlist(size: number, pick: number): Shortlist {
  const kept = new Uint8Array(size * pick);
  const scores = new Int32Array(size);
  let count = 0;

  /** Below 0 when the candidate comes before the one at `place`, 0 when it is that one. */
  function compare(numbers: Uint8Array, score: number, place: number): number {
    const byScore = (scores[place] as number) - score;
    if (byScore !== 0) return byScore;
    for (let i = 0; i < pick; i++) {
      const difference = (numbers[i] as number) - (kept[place * pick + i] as number);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  return {
    offer(numbers, score) {
      if (count === size && score < (scores[size - 1] as number)) return;
      let place = count;
      while (place > 0) {
        const order = compare(numbers, score, place - 1);
        if (order === 0) return;
        if (order > 0) break;
        place--;
      }
      if (place === size) return;
      // The worst one falls off the end of a full list.
      kept.copyWithin((place + 1) * pick, place * pick, (size - 1) * pick);
      scores.copyWithin(place + 1, place, size - 1);
      kept.set(numbers, place * pick);
      scores[place] = score;
      if (count < size) count++;
    },
    numbers: () => kept.slice(0, count * pick),
  };
}
