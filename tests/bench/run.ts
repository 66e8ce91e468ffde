// `npm run bench`: prints ratios, asserts nothing.
import { benchSampling } from './sampling.ts';

const SECTIONS: readonly (() => string | Promise<string>)[] = [benchSampling];

for (const section of SECTIONS) process.stdout.write(`${await section()}\n`);
