/** Returns how many balls have fallen into `places`: ball k of n falls at k/(n + 1) of the ticks. */
export function fallenBalls(ticks: number, completeAt: number, places: number): number {
  return Math.min(places, Math.floor((ticks * (places + 1)) / completeAt));
}
