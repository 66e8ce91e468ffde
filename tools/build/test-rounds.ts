/** True unless the environment says `TESTS=all`, as `npm run test:all` has it: a short round of what explores. */
export const isShortRound = process.env.TESTS !== 'all';

/** All of these, or in the short round the first so many. */
export const inRound = <T>(all: readonly T[], short: number): readonly T[] =>
  isShortRound ? all.slice(0, short) : all;

/** End-to-end tests with a build or a server of their own. */
const WITH_A_BUILD = 'commands,compositor,layout-shift,older-browsers,preview,profile,sub-path';

/** End-to-end tests of rare ways, and of what seldom changes. */
const RARE =
  'broken-view,every-dialog,every-result,forced-colors,hostile-browser,lost-worker,' +
  'many-tickets,marketing,monkey,official-history,private-link,statistics,tooltip,update,wrong-field,wrong-page';

/** The end-to-end tests that no short round has. */
export const LEFT_OUT = isShortRound ? [`tests/e2e/{${WITH_A_BUILD},${RARE}}.test.ts`] : [];
