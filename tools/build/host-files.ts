import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rebase } from './base-path.ts';
import { writeCrawlerFiles } from './crawler-files.ts';
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
