import { vi } from 'vitest';

/** A browser's caches with one cache, by the addresses in it; `isFull` has it take no more. */
export function useFakeCaches() {
  const kept = new Map<string, Response>();
  const fake = { kept, isFull: false, isBlocked: false };
  const cache = {
    match: async (key: string) => kept.get(key)?.clone(),
    put: async (key: string, response: Response) => {
      if (fake.isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, response);
    },
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (key: string) => kept.delete(key),
  };
  vi.stubGlobal('caches', {
    open: async () => {
      if (fake.isBlocked) throw new DOMException('blocked', 'SecurityError');
      return cache;
    },
  });
  return fake;
}

/** A host: the texts at its addresses, and how often each has been asked for. */
export function useFakeHost(texts: Record<string, string>) {
  const host = { texts, asked: [] as string[], isUp: true };
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    const address = typeof asked === 'string' ? asked : asked.url;
    host.asked.push(address);
    if (!host.isUp) throw new TypeError('no network');
    const text = host.texts[address];
    const type = text?.startsWith('<') ? 'text/html' : 'text/javascript';
    const status = text === undefined ? 404 : 200;
    return new Response(text ?? 'lost', { status, headers: { 'Content-Type': type } });
  });
  return host;
}
