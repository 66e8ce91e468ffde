import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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
