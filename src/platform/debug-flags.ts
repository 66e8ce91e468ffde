/**
 * Returns the number of workers that a query asks for, 0…8, for profiling and tests; undefined for anything else. With
 * 0 everything runs on the page's own thread in small slices. Before 0.2.0 the flag was `?pool=N`.
 */
export function askedWorkers(query: string): number | undefined {
  const given = new URLSearchParams(query);
  const text = given.get('workers') ?? given.get('pool') ?? '';
  return /^[0-8]$/.test(text) ? Number(text) : undefined;
}
