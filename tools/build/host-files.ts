import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatApacheFile } from './apache-file.ts';
import { rebase } from './base-path.ts';
import { formatCaddyFile } from './caddy-file.ts';
import { formatHeadersFile, headerRules } from './headers-file.ts';
import { NOT_FOUND } from './host-table.ts';
import { formatNginxFile } from './nginx-file.ts';
import type { TaggedPage } from './page-tags.ts';

/** What servers read, each in its own form. */
export const SERVER_FILES = {
  '_nginx.conf': formatNginxFile,
  '.htaccess': formatApacheFile,
  _Caddyfile: formatCaddyFile,
};

/** What hosts and crawlers have to know of a built site. */
export interface SiteFacts {
  readonly pages: readonly TaggedPage[];
  readonly policy: string;
  readonly base: string;
  /** The address of home, if it is known. */
  readonly home?: string | undefined;
}

/** Writes what hosts and crawlers read beside the pages: headers, redirects, servers' parts, lists. */
export async function writeHostFiles(dist: string, { pages, policy, base, home }: SiteFacts): Promise<void> {
  const paths = pages.map(({ path }) => path);
  const assets = (await readdir(join(dist, 'assets'))).map((name) => `assets/${name}`);
  const rules = headerRules(
    policy,
    paths,
    assets.filter((name) => name !== NOT_FOUND),
    base,
  );
  await writeFile(join(dist, '_headers'), formatHeadersFile(rules));
  for (const [name, format] of Object.entries(SERVER_FILES)) {
    await writeFile(join(dist, name), format(policy, paths, base));
  }
  await rebase(dist, base);
  const listed = pages.filter(({ isListed }) => isListed).map(({ path }) => path);
  await writeCrawlerFiles(dist, listed, home);
}

/**
 * Writes `robots.txt`, which forbids nothing, and `sitemap.xml` with the paths of the pages that may be found; the
 * latter is made of addresses, and only there where that of home is known.
 */
export async function writeCrawlerFiles(dist: string, paths: readonly string[], home?: string): Promise<void> {
  const robots = ['User-agent: *', 'Allow: /', ...(home ? [`Sitemap: ${home}sitemap.xml`] : [])];
  await writeFile(join(dist, 'robots.txt'), `${robots.join('\n')}\n`);
  if (home) await writeFile(join(dist, 'sitemap.xml'), sitemap(paths.map((path) => home + path.slice(1))));
}

function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}
</urlset>
`;
}
