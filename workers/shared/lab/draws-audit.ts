/** What an audit of real draws found. */
export interface DrawsAudit {
  readonly kind: 'draws';
  /** How many draws; of Dupla Sena two a contest. */
  readonly draws: number;
  /**
   * All numbers at once: how far their counts are from equal, with how often chance alone is as far on either side,
   * 0…1. It holds for one look, not for looking again after each draw.
   */
  readonly chiSquare: { readonly statistic: number; readonly freedom: number; readonly p: number };
  /** The number whose count is farthest from the one that chance gives all of them, on average. */
  readonly farthest: { readonly number: number; readonly times: number; readonly expected: number };
  /**
   * A bet against fairness that may be looked at after each draw: what one unit has become, as a decimal logarithm. In
   * fair draws it is ever 20 with a chance of 1 in 20 at most, and 1,000 with 1 in 1,000.
   */
  readonly bet: {
    readonly now: number;
    readonly most: number;
    /** It after some draws, ascending, the last after all. */
    readonly path: readonly { readonly draws: number; readonly log: number }[];
    /**
     * The number that it had gained most by when it came to SUSPICIOUS_LOG, or, where it never did, was at its most: after
     * so many draws, in which the number was drawn more often than chance has it, or less.
     */
    readonly number: number;
    readonly after: number;
    readonly isMore: boolean;
  };
}

/** How many tests an audit of draws makes: all numbers together, and the bet. */
export const DRAW_TESTS = 2;

/**
 * How often each number has to be expected for all of them together to be judged: below that their sum of squares does
 * not follow the chi-square law (Cochran, «Some methods for strengthening the common χ² tests», 1954).
 */
export const FEWEST_EXPECTED = 5;

/** All numbers together count as suspicious where chance is as far less often than this. */
export const SUSPICIOUS_P = 0.001;

/** The decimal logarithm of what the bet must ever have become to count: chance alone gets there once in 1,000. */
export const SUSPICIOUS_LOG = 3;
