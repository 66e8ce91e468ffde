import { vi } from 'vitest';
import { hostFileOf } from '../../../tools/cli/results/host-folder.ts';
import type { DrawTable } from '../../../workers/shared/draws/draw-table.ts';
import { HOST_SCHEMA } from '../../../workers/shared/draws/host-index.ts';

const ORIGIN = 'https://site.example';
type HostFile = string | Uint8Array<ArrayBuffer>;

const FOLDER = `${ORIGIN}/results/`;

/** A host with files below `/results/`, by name, and what was asked of it, past which copies. */
export function useFakeHost({ isMarked = true } = {}) {
  const files = new Map<string, HostFile>();
  const host = {
    files,
    asked: [] as string[],
    isUp: true,
    /** Answers nothing until it is given up. */
    isSlow: false,
    /** Answers every lost address with a page, as hosts of such apps do. */
    hasFallback: false,
    /** Files whose first request ends without an answer. */
    broken: new Set<string>(),
    /** What it answers with first, once, for a file. */
    once: new Map<string, HostFile>(),
    /** Serves these tables and no others. */
    serve(...tables: readonly DrawTable[]) {
      files.clear();
      const written = tables.map(hostFileOf);
      for (const { entry, table } of written) files.set(entry.file, table);
      const lotteries = Object.fromEntries(written.map(({ lottery, entry }) => [lottery, entry]));
      files.set('index.json', JSON.stringify({ schema: HOST_SCHEMA, lotteries }));
    },
    /** The name of a lottery's file. */
    named: (lottery: string) => [...files.keys()].find((name) => name.startsWith(`${lottery}-`)) ?? '',
  };
  vi.stubGlobal('location', { origin: ORIGIN, search: '' });
  vi.stubGlobal('document', { documentElement: { hasAttribute: () => isMarked } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (address: string, { cache, signal }: RequestInit) => {
    const name = address.slice(FOLDER.length);
    host.asked.push(`${name} ${cache}`);
    if (host.isSlow) {
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      });
    }
    if (!host.isUp || host.broken.delete(name)) return Promise.reject(new TypeError('no network'));
    const content = host.once.get(name) ?? files.get(name);
    host.once.delete(name);
    const page = { status: host.hasFallback ? 200 : 404, headers: { 'Content-Type': 'text/html' } };
    return Promise.resolve(new Response(content ?? '<p>home', content === undefined ? page : {}));
  });
  return host;
}
