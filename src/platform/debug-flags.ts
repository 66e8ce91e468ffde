/** What a developer can set in the address, for profiling and tests. */
export interface DebugFlags {
  /** `?pool=N`: number of workers, 1…8. */
  readonly poolSize?: number;
  /** `?pool=0`: no workers at all, everything on the page's own thread in small slices. */
  readonly degraded: boolean;
}

/** Reads the flags of a query string; anything else but a number in 0…8 counts as not set. */
export function readDebugFlags(query: string): DebugFlags {
  const text = new URLSearchParams(query).get('pool') ?? '';
  if (!/^[0-8]$/.test(text)) return { degraded: false };
  const size = Number(text);
  return size === 0 ? { degraded: true } : { degraded: false, poolSize: size };
}
