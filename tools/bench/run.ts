// `npm run bench`: prints ratios, asserts nothing. Arguments choose sections; all without any.
import { readNames } from '../../tests/support/command-line.ts';
import { benchBrowser } from './browser.ts';
import { benchChampion } from './browser-champion.ts';
import { benchProof } from './browser-proof.ts';
import { benchResult } from './browser-result.ts';
import { benchFrames } from './frames.ts';
import { benchLab } from './lab.ts';
import { benchLists } from './lists.ts';
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
  lists: benchLists,
  lab: benchLab,
  load: benchLoad,
  frames: benchFrames,
};

for (const name of readNames('section', Object.keys(SECTIONS))) process.stdout.write(`${await SECTIONS[name]?.()}\n`);
