/** True unless the environment says `TESTS=all`, as `npm run test:all` has it: a short round of what explores. */
export const isShortRound = process.env.TESTS !== 'all';

/** All of these, or in the short round the first so many. */
export const inRound = <T>(all: readonly T[], short: number): readonly T[] =>
  isShortRound ? all.slice(0, short) : all;

/** The end-to-end tests with a build or a server of their own, and of what seldom changes: no short round has them. */
export const LEFT_OUT = isShortRound
  ? ['tests/e2e/{commands,compositor,layout-shift,older-browsers,preview,profile,sub-path}.test.ts']
  : [];
