/** How many times slower the processor of a cheap phone is taken to be. */
export const THROTTLE = 6;
