import type { GenerateRequest } from './request.ts';

/** One ticket of a run of campeao. */
export interface ChampionRequest extends GenerateRequest {
  /** The ticket's index, 0…games−1. */
  readonly ticket: number;
}

/** A run of campeao whose tickets have been chosen. */
export interface CrownRequest extends GenerateRequest {
  /** The numbers of each ticket, as the task `champion` gives them. */
  readonly champions: readonly (readonly number[])[];
}
