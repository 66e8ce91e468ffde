/** True in `npm test`, which plays a short round of what explores; all else plays the whole one. */
export const isShortRound = process.env.TESTS === 'short';

/** All of these, or in the short round the first so many. */
export const inRound = <T>(all: readonly T[], short: number): readonly T[] =>
  isShortRound ? all.slice(0, short) : all;

/** The end-to-end tests with a build or a server of their own, and of what seldom changes, which the short round leaves out. */
export const LEFT_OUT = isShortRound
  ? ['tests/e2e/{compositor,layout-shift,older-browsers,preview,profile,sub-path}.test.ts']
  : [];
