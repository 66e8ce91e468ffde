/** A try that is shorter tells nothing, in milliseconds: a call alone takes one or two, on a busy thread tens. */
const ENOUGH_MS = 40;

/** Beside a try that is so long, whatever else may be in it is short. */
const LONG_MS = 1000;

/** A pace that is so much of the best one before, or more, is hardly faster. */
const SETTLED = 0.8;

/**
 * Milliseconds that a draw takes: of one, then of four times as many, and so on up to `most`, until it gets hardly
 * faster with more of them. A call has a time of its own, and code is slow until it has been compiled. Undefined once
 * `timeOf` gives that.
 */
export async function paceOf(
  timeOf: (draws: number) => Promise<number | undefined>,
  most: number,
): Promise<number | undefined> {
  let best = Number.POSITIVE_INFINITY;
  for (let draws = 1; ; draws = Math.min(most, 4 * draws)) {
    const ms = await timeOf(draws);
    if (ms === undefined) return undefined;
    const pace = ms / draws;
    if (ms >= LONG_MS || draws === most) return Math.min(best, pace);
    if (ms < ENOUGH_MS) continue;
    if (pace >= SETTLED * best) return Math.min(best, pace);
    best = pace;
  }
}

/** The most draws that one worker makes of all: a block is not shared. */
export function drawsOfOne(draws: number, block: number, workers: number): number {
  return Math.min(draws, block * Math.ceil(draws / block / workers));
}
