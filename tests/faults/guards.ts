import type { FAULTS } from './play.ts';

/** A guard of the app, and what is in its place when it is switched off. */
export interface Guard {
  /** What it does for the person. */
  readonly guard: string;
  readonly file: string;
  /** Stands once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The area of which a case fails then. */
  readonly area: keyof typeof FAULTS;
}

/** `npm run faults:guards` switches these off, one at a time. */
export const GUARDS: readonly Guard[] = [
  {
    guard: 'a call whose worker dies is tried once more',
    file: 'src/pool/pool-options.ts',
    find: 'crashed: [0],',
    replace: 'crashed: [],',
    area: 'worker',
  },
];
