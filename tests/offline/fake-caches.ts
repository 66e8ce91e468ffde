import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import type { BuiltFile } from '../../offline/built-file.ts';

/**
 * A browser's caches, by the addresses in them: that of the app's files, and that of what was shared; `isFull` has them
 * take no more.
 */
export function useFakeCaches() {
  const kept = new Map<string, Response>();
  const incoming = new Map<string, Response>();
  const fake = { kept, incoming, isFull: false, isBlocked: false };
  const cacheIn = (map: Map<string, Response>) => ({
    match: async (key: string) => map.get(key)?.clone(),
    put: async (key: string, response: Response) => {
      if (fake.isFull) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, response);
    },
    keys: async () => [...map.keys()].map((url) => ({ url })),
    delete: async (key: string) => map.delete(key),
  });
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      if (fake.isBlocked) throw new DOMException('blocked', 'SecurityError');
      return cacheIn(name.startsWith('robo-da-sorte-incoming:') ? incoming : kept);
    },
  });
  return fake;
}

const TYPES: Record<string, string> = { js: 'text/javascript', json: 'application/json', html: 'text/html' };

/** What the build says of a file with this text, so that it is known again: a page has its revision in it. */
export function builtFile(url: string, text: string, revision: string | null = null): BuiltFile {
  return { url, revision, integrity: createHash('sha256').update(text).digest('base64').slice(0, 12) };
}

/** A host: the texts at its addresses, and how often each has been asked for. */
export function useFakeHost(texts: Record<string, string>) {
  const host = { texts, asked: [] as string[], isUp: true };
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    const address = typeof asked === 'string' ? asked : asked.url;
    host.asked.push(address);
    if (!host.isUp) throw new TypeError('no network');
    const text = host.texts[address];
    const type = text?.startsWith('<') ? 'text/html' : (TYPES[address.split('.').pop() ?? ''] ?? 'text/javascript');
    const status = text === undefined ? 404 : 200;
    return new Response(text ?? 'lost', { status, headers: { 'Content-Type': type } });
  });
  return host;
}
