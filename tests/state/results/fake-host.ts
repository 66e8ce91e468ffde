import { vi } from 'vitest';
import { hostFileOf, hostIndexOf } from '../../../tools/cli/results/host-folder.ts';
import type { DrawTable } from '../../../workers/shared/draws/draw-table.ts';
import { packNewest } from '../../../workers/shared/draws/newest-draws.ts';

const ORIGIN = 'https://site.example';
type HostFile = string | Uint8Array<ArrayBuffer>;

const FOLDER = `${ORIGIN}/results/`;

/** A host with files below `/results/`, by name, and what was asked of it. */
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
    /** Serves these tables and no others. */
    serve(...tables: readonly DrawTable[]) {
      files.clear();
      const written = tables.map(hostFileOf);
      for (const { entry, table } of written) files.set(entry.file, table);
      files.set('newest.bin', packNewest(tables));
      files.set('index.json', hostIndexOf(written));
    },
  };
  vi.stubGlobal('location', { origin: ORIGIN, search: '' });
  const page = Object.assign(new EventTarget(), {
    documentElement: { hasAttribute: () => isMarked },
    visibilityState: 'visible',
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    const name = address.slice(FOLDER.length);
    host.asked.push(name);
    if (host.isSlow) {
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      });
    }
    if (!host.isUp) return Promise.reject(new TypeError('no network'));
    const content = files.get(name);
    const page = { status: host.hasFallback ? 200 : 404, headers: { 'Content-Type': 'text/html' } };
    return Promise.resolve(new Response(content ?? '<p>home', content === undefined ? page : {}));
  });
  return host;
}
