import type { FieldMarks } from '../../../workers/shared/bet/marks.ts';
import type { FollowedDraws } from '../../../workers/shared/check/played-game.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';

/**
 * Most members of a group: twice the quotas of the operator's largest group bet, and as many as a person can still
 * find in a list on a phone.
 */
export const MAX_MEMBERS = 200;

/** Most quotas of a member. */
export const MAX_QUOTAS = 999;

/** Most games of a group: as many as «Meus jogos» holds. */
export const MAX_GROUP_GAMES = 50;

/** Most cents of a cost or a prize, ten billion reais: twelve digits and one cent more are no number that people type. */
export const MAX_CENTS = 1_000_000_000_000;

/** Most changes of a group. */
export const MAX_REVISION = 1_000_000;

/** A person in a group. Two may have the same name; the id distinguishes them. */
export interface Member {
  /** The revision of the group with which the member came: no other member has, had or will have it. */
  readonly id: number;
  /** Undefined in a copy that was sent without names. */
  readonly name?: string;
  /** 1…MAX_QUOTAS. */
  readonly quotas: number;
  /** True when the member's share of the cost has been paid. */
  readonly paid: boolean;
}

/** People who bet together («bolão»), in one of its versions. Plain data. */
export interface Syndicate {
  /** What no other group has: a drawn seed (`isDrawnSeed`). */
  readonly id: string;
  /** Which version this is: the first is 1, each change makes one more. */
  readonly revision: number;
  readonly name: string;
  readonly lottery: LotteryKey;
  /** 1…MAX_GROUP_GAMES: copies of their own. */
  readonly games: readonly FieldMarks[];
  /** The contests they take part in, once that is known. */
  readonly follow?: FollowedDraws;
  /** The day of the first of them in Brazil, `YYYY-MM-DD`. */
  readonly draw?: string;
  /** The number of the counter's receipt. */
  readonly receipt?: string;
  /** What all games cost in all contests, in cents. */
  readonly cents: number;
  /** At most MAX_MEMBERS, in the order in which a cent that is left over is given. */
  readonly members: readonly Member[];
  /** What was won, in cents, once somebody has typed it. */
  readonly prize?: number;
}
