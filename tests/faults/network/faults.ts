import type { Fault } from '../fault.ts';
import { HOST_RESULTS_FAULTS } from './host-results.ts';
import { OUTAGE_FAULTS } from './outages.ts';
import { PAGE_FILE_FAULTS } from './page-files.ts';
import { PART_FAULTS } from './parts.ts';
import { STALLED_FAULTS } from './stalled.ts';

/** What befalls files on their way, and the way itself. */
export const NETWORK_FAULTS: readonly Fault[] = [
  ...PAGE_FILE_FAULTS,
  ...PART_FAULTS,
  ...HOST_RESULTS_FAULTS,
  ...OUTAGE_FAULTS,
  ...STALLED_FAULTS,
];
