/** The query of the address that this page was loaded from, whatever the address is now. */
export function firstQuery(): URLSearchParams {
  const [loaded] = performance.getEntriesByType('navigation');
  return new URL(loaded?.name || location.href).searchParams;
}
