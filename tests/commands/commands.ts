/** What a brief round of a command is given, and something that it prints. */
export interface Round {
  /** `folder` is an empty one, for what it writes. */
  readonly args: (folder: string) => readonly string[];
  readonly prints?: string | RegExp;
  /** The files that it writes there. */
  readonly writes?: readonly string[];
}

/** Scripts that another test runs, or `npm test` itself: the file that does. */
export const RUN_ELSEWHERE: Readonly<Record<string, string>> = {
  test: 'tests/run.ts',
  'test:all': 'tests/run.ts',
  build: 'tests/run.ts',
  check: 'tests/run.ts',
  types: 'tests/run.ts',
  unit: 'tests/run.ts',
  e2e: 'tests/run.ts',
  'e2e:engines': 'tests/run.ts',
  prepare: 'tests/build/library.test.ts',
  profile: 'tests/e2e/profile.test.ts',
  postpack: 'tests/build/library.test.ts',
  exports: 'tests/build/exported.test.ts',
  generate: 'tests/cli/generate.test.ts',
  commands: 'tests/commands/commands.test.ts',
};

/** Scripts that `tests/e2e/commands.test.ts` runs briefly, with BRIEF, and SITE in the place of a build. */
export const BRIEF_ROUNDS: Readonly<Record<string, Round>> = {
  results: { args: () => ['import', '--help'], prints: /^Examples:\n[\s\S]*\nUsage: npm run --silent results/ },
  lab: {
    args: () => ['simulate', '--lottery', 'megasena', '--draws', '1000000', '--seed', 'a', '--jobs', '2'],
    prints: /^Mega-Sena: 1,000,000 draws, games in each: 1\n/,
  },
  golden: {
    args: () => ['quick'],
    prints: /^\/\/ ENGINE_2, runs:\n {4}'megasena quick': '[0-9a-f]{64}',/,
  },
  wheels: { args: () => ['--dry', '--only', 'k15 p15 g14'], prints: '8 tickets, least possible' },
  bench: {
    args: () => ['sampling', 'strategies', 'proof', 'results', 'lists', 'lab'],
    prints: /cercamento with its proof[\s\S]*million draws a second/,
  },
  icons: { args: (folder) => ['--out', folder, 'icon-192'], writes: ['icon-192.png'] },
  'preview-picture': { args: (folder) => [`${folder}/preview.png`], writes: ['preview.png'] },
  screenshots: { args: () => ['results-check'] },
  monkey: { args: () => ['--runs', '30'], prints: 'events at rate 1, no fault' },
};

/** Scripts that take longer, or serve until they are ended: `npm run commands` runs them. */
export const LONG_ROUNDS: Readonly<Record<string, readonly string[]>> = {
  cluster: [],
  faults: ['worker'],
  fix: [],
  start: [],
  dev: [],
  bench: ['load', 'frames'],
  lighthouse: [],
  icons: ['--out', '.cache/icons'],
  screenshots: [],
};
