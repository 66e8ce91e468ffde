// `npm run bench`: prints ratios, asserts nothing. Arguments choose sections; all without any.
import { readTool } from '../cli/read-tool.ts';
import { benchFrames } from './frames.ts';
import { benchLists } from './lists.ts';
import { benchLoad } from './load.ts';
import { benchResults } from './results.ts';
import { benchSampling } from './sampling.ts';
import { benchStrategies } from './strategies.ts';
import { benchLab, benchProof } from './workers.ts';

/** What a section prints at its end, but for those that print each table as it is ready: they take minutes. */
type Section = (print: (text: string) => void) => string | Promise<string>;

const SECTIONS: Record<string, Section> = {
  sampling: benchSampling,
  strategies: benchStrategies,
  proof: benchProof,
  results: benchResults,
  lists: benchLists,
  lab: benchLab,
  load: benchLoad,
  frames: benchFrames,
};

const print = (text: string) => process.stdout.write(`${text}\n`);
const { names } = readTool('bench', {}, 'section', Object.keys(SECTIONS));
for (const name of names) print((await SECTIONS[name]?.(print)) ?? '');
