/**
 * How many workers a query asks for, 0…8, for profiling and tests: `?workers=0` is for none at all, everything on the
 * page's own thread in small slices. Undefined for anything else. Before 0.2.0 the flag was `?pool=N`.
 */
export function askedWorkers(query: string): number | undefined {
  const given = new URLSearchParams(query);
  const text = given.get('workers') ?? given.get('pool') ?? '';
  return /^[0-8]$/.test(text) ? Number(text) : undefined;
}
