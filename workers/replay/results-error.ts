import type { PlayedGameFault } from '../shared/check/played-game-fault.ts';

/** What goes with a field that cannot be used. */
interface Place {
  /** Which of the games, from 0 on. */
  readonly index?: number;
  /** What is wrong with that game. */
  readonly reason?: PlayedGameFault | 'scope';
  /** The most that there may be. */
  readonly limit?: number;
}

/**
 * A bad file or request for a check: `field` names the bad part. A file that can be read and gives nothing is no error:
 * its answer is a refusal.
 */
export class ResultsError extends Error {
  override readonly name = 'ResultsError';
  readonly code = 'invalid-results';
  readonly field: string;
  readonly index: number | undefined;
  readonly reason: PlayedGameFault | 'scope' | undefined;
  readonly limit: number | undefined;

  constructor(field: string, message: string, { index, reason, limit }: Place = {}) {
    super(`${field}: ${message}`);
    this.field = field;
    this.index = index;
    this.reason = reason;
    this.limit = limit;
  }
}
