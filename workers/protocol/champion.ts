import type { GenerateRequest } from '../shared/request.ts';

/** Some tickets of a run of campeao, one after the other. */
export interface ShortlistRequest extends GenerateRequest {
  /** The index of the first of them, 0…games−1. */
  readonly first: number;
  /** How many, at least 1. */
  readonly count: number;
}

/** A run of campeao whose candidates have been judged. */
export interface CrownRequest extends GenerateRequest {
  /** What the task `shortlist` gave for each ticket, in order. */
  readonly shortlists: readonly Uint8Array[];
}
