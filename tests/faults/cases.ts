import { ADDRESS_FAULTS } from './input/addresses.ts';
import { GAMES_FILE_FAULTS } from './input/games-files.ts';
import { GROUP_FAULTS } from './input/group-files.ts';
import { LINK_FAULTS } from './input/links.ts';
import { RESULTS_FILE_FAULTS } from './input/results-files.ts';
import { SHARE_FAULTS } from './input/shares.ts';
import { TYPED_FAULTS } from './input/typed.ts';
import { NETWORK_FAULTS } from './network/table.ts';
import { RESULTS_FAULT } from './storage/damaged.ts';
import { KEEPING_FAULTS } from './storage/table.ts';
import { WORKER_FAULTS } from './worker/table.ts';

/** All that the app is known to survive, by what goes wrong. */
export const FAULTS = {
  worker: WORKER_FAULTS,
  storage: [...KEEPING_FAULTS, RESULTS_FAULT],
  input: [
    ...LINK_FAULTS,
    ...ADDRESS_FAULTS,
    ...RESULTS_FILE_FAULTS,
    ...GAMES_FILE_FAULTS,
    ...GROUP_FAULTS,
    ...SHARE_FAULTS,
    ...TYPED_FAULTS,
  ],
  network: NETWORK_FAULTS,
} as const;
