/** More workers than this cost a phone more memory than they save time. */
const MOST = 4;

/** What is assumed of a browser that does not say, or says nonsense. */
const UNKNOWN_CORES = 2;

/**
 * How many workers a machine with `cores` logical cores gets: one core stays for the page; 1…4.
 * Anything but a finite number from 1 on, as some browsers that guard privacy report, counts as 2.
 */
export function defaultPoolSize(cores: unknown): number {
  const known = typeof cores === 'number' && Number.isFinite(cores) && cores >= 1;
  return Math.min(Math.max(Math.floor(known ? cores : UNKNOWN_CORES) - 1, 1), MOST);
}
