import { INPUT_FAULTS } from './input/faults.ts';
import { NETWORK_FAULTS } from './network/faults.ts';
import { STORAGE_FAULTS } from './storage/faults.ts';
import { ANSWER_FAULTS, WORKER_FAULTS } from './worker/faults.ts';

/** All that the app is known to survive, by what goes wrong. */
export const FAULTS = {
  worker: WORKER_FAULTS,
  'worker answers': ANSWER_FAULTS,
  storage: STORAGE_FAULTS,
  input: INPUT_FAULTS,
  network: NETWORK_FAULTS,
} as const;
