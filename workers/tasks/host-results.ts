import { readHostResults as read } from '../domain/host-results/read.ts';
import type { LoadedTask } from './task.ts';

/** Checks and reads what a host has of a lottery. The table's buffer is transferred. */
export const readHostResults: LoadedTask<'readHostResults'> = {
  run: read,
  transfers: (output) => (output.ok ? [output.table.buffer] : []),
};
