import type { Fault } from '../fault.ts';
import { ADDRESS_FAULTS } from './addresses.ts';
import { GAMES_FILE_FAULTS } from './games-files.ts';
import { GROUP_FAULTS } from './group-files.ts';
import { LINK_FAULTS } from './links.ts';
import { RESULTS_FILE_FAULTS } from './results-files.ts';
import { SHARE_FAULTS } from './shares.ts';
import { TYPED_FAULTS } from './typed.ts';

/** What strangers give the app. */
export const INPUT_FAULTS: readonly Fault[] = [
  ...LINK_FAULTS,
  ...ADDRESS_FAULTS,
  ...RESULTS_FILE_FAULTS,
  ...GAMES_FILE_FAULTS,
  ...GROUP_FAULTS,
  ...SHARE_FAULTS,
  ...TYPED_FAULTS,
];
