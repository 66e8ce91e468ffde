import type { TierHits } from '../lottery/tier-odds.ts';

/** What one tier paid in one draw, as the operator has published it («rateio»). */
export interface PaidTier {
  /** The hit: a number of hits, the team or the month. */
  readonly hits: TierHits;
  /** Winning bets, 0 or more. */
  readonly winners: number;
  /** What each of them got, in cents; missing where the source does not say. */
  readonly cents?: number;
}

/** One contest of a lottery that was really drawn. What a source does not say is missing, never made up. */
export interface OfficialDraw {
  /** Number of the contest, 1…99,999. */
  readonly contest: number;
  /** Day of the draw, `YYYY-MM-DD`. */
  readonly date?: string;
  /** As many different numbers as the lottery draws, 1…total (00 of Lotomania is 100), in draw order where `isInDrawOrder`, else ascending. */
  readonly numbers: readonly number[];
  /** Dupla Sena: the second draw of the contest, in the same order. */
  readonly second?: readonly number[];
  readonly isInDrawOrder?: true;
  /** Timemania: the team, as the source writes it. */
  readonly team?: string;
  /** Dia de Sorte: the month, 1…12. */
  readonly month?: number;
  /** What the bets on the contest came to («Arrecadação Total»), in cents, more than 0. */
  readonly takings?: number;
  /** The tiers, the best first; of Dupla Sena those of the first draw. */
  readonly paid?: readonly PaidTier[];
  /** Dupla Sena: those of the second draw. */
  readonly paidSecond?: readonly PaidTier[];
}
