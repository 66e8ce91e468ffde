// `npm run bench`: prints ratios, asserts nothing. Arguments choose sections; all without any.
import { readNames } from '../../tests/support/command-line.ts';
import { benchFrames } from './frames.ts';
import { benchLists } from './lists.ts';
import { benchLoad } from './load.ts';
import { benchResults } from './results.ts';
import { benchSampling } from './sampling.ts';
import { benchStrategies } from './strategies.ts';
import { benchChampion, benchCheck, benchLab, benchProof } from './workers.ts';

const SECTIONS: Record<string, () => string | Promise<string>> = {
  sampling: benchSampling,
  strategies: benchStrategies,
  champion: benchChampion,
  proof: benchProof,
  results: benchResults,
  check: benchCheck,
  lists: benchLists,
  lab: benchLab,
  load: benchLoad,
  frames: benchFrames,
};

for (const name of readNames('section', Object.keys(SECTIONS))) process.stdout.write(`${await SECTIONS[name]?.()}\n`);
