import type { Fault } from '../fault.ts';
import { REFUSED } from './refused.ts';

/** What befalls that which is kept. */
export const STORAGE_FAULTS: readonly Fault[] = [...REFUSED];
