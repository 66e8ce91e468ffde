import { test } from 'vitest';
import { isShortRound } from '../../tools/build/test-rounds.ts';

/** A test that only `npm run test:all` has: a rare way, or one that unit tests hold as well. */
export const wholeTest: typeof test = isShortRound ? (Object.assign(() => {}, test) as typeof test) : test;
