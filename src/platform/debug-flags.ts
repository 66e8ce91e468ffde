/** What a developer can set in the address, for profiling and tests. */
export interface DebugFlags {
  /** `?workers=N`: number of workers, 1…8. */
  readonly poolSize?: number;
  /** `?workers=0`: no workers at all, everything on the page's own thread in small slices. */
  readonly degraded: boolean;
}

/**
 * Reads the flags of a query string; anything else but a number in 0…8 counts as not set. Before 0.2.0 the flag was
 * `?pool=N`.
 */
export function readDebugFlags(query: string): DebugFlags {
  const given = new URLSearchParams(query);
  const text = given.get('workers') ?? given.get('pool') ?? '';
  if (!/^[0-8]$/.test(text)) return { degraded: false };
  const size = Number(text);
  return size === 0 ? { degraded: true } : { degraded: false, poolSize: size };
}
