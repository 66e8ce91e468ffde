/** Draws that take so long tell how long others take, in milliseconds: a call alone takes one or two. */
const ENOUGH_MS = 40;

/** A try that takes so much of the best one before, or more, is hardly faster. */
const SETTLED = 0.8;

/**
 * Milliseconds that a draw takes: of one, then of ever more, up to `most`, until they take long enough; then of as many
 * again until they get hardly faster. Code that has just been loaded is slow until it has been compiled. Undefined once
 * `timeOf` gives that.
 */
export async function paceOf(
  timeOf: (draws: number) => Promise<number | undefined>,
  most: number,
): Promise<number | undefined> {
  let [draws, best] = [1, Number.POSITIVE_INFINITY];
  for (;;) {
    const ms = await timeOf(draws);
    if (ms === undefined) return undefined;
    if (ms >= ENOUGH_MS || draws === most) {
      const pace = ms / draws;
      const isSettled = pace >= SETTLED * best;
      best = Math.min(best, pace);
      if (isSettled) return best;
    } else draws = Math.min(most, 4 * draws);
  }
}

/** The most draws that one worker makes of all: a block is not shared. */
export function drawsOfOne(draws: number, block: number, workers: number): number {
  return Math.min(draws, block * Math.ceil(draws / block / workers));
}
