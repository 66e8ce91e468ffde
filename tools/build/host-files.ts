import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rebase } from './base-path.ts';
import { formatHeadersFile, headerRules } from './headers-file.ts';
import { formatNginxFile } from './nginx-file.ts';
import type { TaggedPage } from './page-tags.ts';

/** What hosts send for a lost asset; see `public/_redirects`. */
const NOT_FOUND = '404.html';

/** What hosts and crawlers have to know of a built site. */
export interface SiteFacts {
  readonly pages: readonly TaggedPage[];
  readonly policy: string;
  readonly base: string;
  /** The address of home, if it is known. */
  readonly home?: string | undefined;
}

/** Writes what hosts and crawlers read beside the pages: headers, redirects, nginx's part, lists. */
export async function writeHostFiles(dist: string, { pages, policy, base, home }: SiteFacts): Promise<void> {
  const paths = pages.map(({ path }) => path);
  const assets = (await readdir(join(dist, 'assets'))).filter((name) => name !== NOT_FOUND);
  const rules = headerRules(
    policy,
    paths,
    assets.map((name) => `assets/${name}`),
    base,
  );
  await writeFile(join(dist, '_headers'), formatHeadersFile(rules));
  await writeFile(join(dist, '_nginx.conf'), formatNginxFile(policy, paths, base));
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
