// `npm run bench`: prints ratios, asserts nothing. Arguments choose sections; all without any.
import { benchBrowser } from './browser.ts';
import { benchChampion } from './browser-champion.ts';
import { benchProof } from './browser-proof.ts';
import { benchResult } from './browser-result.ts';
import { benchFrames } from './frames.ts';
import { benchLab } from './lab.ts';
import { benchLoad } from './load.ts';
import { benchResults } from './results.ts';
import { benchCheck } from './results-check.ts';
import { benchSampling } from './sampling.ts';
import { benchStrategies } from './strategies.ts';

const SECTIONS: Record<string, () => string | Promise<string>> = {
  sampling: benchSampling,
  strategies: benchStrategies,
  browser: benchBrowser,
  champion: benchChampion,
  proof: benchProof,
  result: benchResult,
  results: benchResults,
  check: benchCheck,
  lab: benchLab,
  load: benchLoad,
  frames: benchFrames,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(SECTIONS, name));
if (unknown.length > 0) {
  process.stderr.write(`no section ${unknown.join(', ')}; ${Object.keys(SECTIONS).join(', ')}\n`);
  process.exit(2);
}
for (const [name, section] of Object.entries(SECTIONS)) {
  if (names.length === 0 || names.includes(name)) process.stdout.write(`${await section()}\n`);
}
