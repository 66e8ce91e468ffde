// Ends a command with a sentence where this Node is too old for the project. Imported before all else, so it runs in Node
// of any version.
import { readFileSync } from 'node:fs';

const [oldest] = /\d+\.\d+/.exec(JSON.parse(readFileSync('package.json', 'utf8')).engines.node);
if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0) {
  process.stderr.write(`This needs Node ${oldest} or later; here is Node ${process.versions.node}.\n`);
  process.exit(2);
}
