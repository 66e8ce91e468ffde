/** More workers than this cost a phone more memory than they save time. */
const MOST = 4;

/** How many workers a machine with `cores` logical cores gets: one core stays for the page; 1…4. */
export function defaultPoolSize(cores: number): number {
  return Math.min(Math.max(cores - 1, 1), MOST);
}
