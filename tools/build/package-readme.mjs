// While npm packs, docs/replay.md stands in the place of README.md: npm takes the file of that name in the root, and no
// other, whatever `files` in package.json says. Runs last in `prepare`, and again, to put the app's back, in `postpack`.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const KEPT = '.cache/README.md';

/** The page without its links to files that are not in the package. */
const page = readFileSync('docs/replay.md', 'utf8').replace(/\[([^\]]+)\]\((?!#)[^)]+\)/g, '$1');

const { npm_command, npm_lifecycle_event } = process.env;
/** By its title: the page may have been edited since a pack that was cut off. */
const isThere = readFileSync('README.md', 'utf8').startsWith(page.slice(0, page.indexOf('\n')));
if (npm_lifecycle_event === 'postpack') {
  if (isThere) renameSync(KEPT, 'README.md');
} else if (/^(pack|publish)$/.test(npm_command ?? '')) {
  mkdirSync('.cache', { recursive: true });
  if (!isThere) renameSync('README.md', KEPT);
  writeFileSync('README.md', page);
}
