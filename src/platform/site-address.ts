/** The whole address of the site, with a slash at the end: what the service worker calls its scope. */
export function siteAddress(): string {
  return new URL(import.meta.env.BASE_URL, location.origin).href;
}
