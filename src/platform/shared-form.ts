/**
 * Takes the form that is the only entry of a cache: of several pages one has it, and then it is gone. Undefined where
 * there is none, or the browser hands it out no more. Never rejects.
 */
export async function takeForm(cacheName: string): Promise<FormData | undefined> {
  try {
    // A cache that is opened is made.
    if (!(await caches.has(cacheName))) return undefined;
    const cache = await caches.open(cacheName);
    const [key] = await cache.keys();
    const response = key && (await cache.match(key));
    const form = await response?.formData();
    return form && (await caches.delete(cacheName)) ? form : undefined;
  } catch {
    return undefined;
  }
}
