import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { compressFiles } from '../../tools/build/compress-plugin.ts';
import { staticHost } from '../../tools/build/static-host.ts';
import { hostFilesCommand } from '../../tools/cli/results/host-files.ts';
import type { DrawTable } from '../../workers/shared/draws/draw-table.ts';
import { officialAnswer } from '../draws/read/json-files.ts';

/**
 * A host of the build that has results too, as if the build had found them, for one test file: it can go away and come
 * back, and have other results.
 */
export function resultsHost() {
  let server: Server | undefined;
  let port = 0;
  let folder = '';
  const host = {
    /** The paths below `results/` that were asked for, in their order. */
    asked: [] as string[],
    site: () => `http://127.0.0.1:${port}`,
    results: () => join(folder, 'results'),
    /** Has the results of some tables, beside those that it has. */
    async serve(...tables: readonly DrawTable[]) {
      const files = tables.map(({ lottery, draws }) => {
        const file = join(folder, `_${lottery}.json`);
        writeFileSync(file, JSON.stringify(draws.map((draw) => officialAnswer(lottery, draw))));
        return file;
      });
      const surroundings = { write: async () => {}, today: '2026-11-30' };
      await hostFilesCommand(['--out', host.results(), ...files], surroundings);
      await compressFiles(host.results());
    },
    async up() {
      const answer = staticHost(folder, '/');
      server = createServer((request, response) => {
        const [, name] = /^\/results\/(.*)/.exec(request.url ?? '') ?? [];
        if (name !== undefined) host.asked.push(name);
        answer(request, response);
      });
      await new Promise<void>((ready) => server?.listen(port, '127.0.0.1', ready));
      port = (server.address() as AddressInfo).port;
    },
    async down() {
      const closed = new Promise((resolve) => server?.close(resolve));
      server?.closeAllConnections();
      server = undefined;
      await closed;
    },
  };

  beforeAll(() => {
    mkdirSync('.cache', { recursive: true });
    folder = mkdtempSync('.cache/results-host-');
    cpSync('dist', folder, { recursive: true });
    rmSync(host.results(), { recursive: true, force: true });
    for (const page of readdirSync(folder).filter((name) => /\.html(\.(br|gz))?$/.test(name))) {
      const file = join(folder, page);
      if (page.endsWith('.html')) {
        writeFileSync(file, readFileSync(file, 'utf8').replace(/<html( data-results)?/, '<html data-results'));
      } else rmSync(file);
    }
  });
  afterAll(async () => {
    if (server) await host.down();
    rmSync(folder, { recursive: true });
  });
  return host;
}
