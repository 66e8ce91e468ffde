/** How a number that is drawn changes with how many a prize is shared. */
export interface SharedNumber {
  readonly number: number;
  /** Winners where it is drawn, over those where an average number is: 1.05 is 5 % more. */
  readonly ratio: number;
  /** A 95 % interval of that. */
  readonly low: number;
  readonly high: number;
  /** It differs from 1 even after Holm's correction for all numbers. */
  readonly isSure: boolean;
}

/** What the winners and the takings of real draws say of the numbers that people play. */
export type PopularityReport =
  | {
      readonly kind: 'popularity';
      readonly ok: true;
      /** Contests that were looked at. */
      readonly draws: number;
      /** Ascending by number. */
      readonly numbers: readonly SharedNumber[];
      /** How well what was known before a contest told its winners: seen over so many contests. */
      readonly skill: {
        readonly draws: number;
        /** In how many of them there were more winners, or fewer, than usual, as was told; chance alone is right in half. */
        readonly right: number;
        /** −1…1. */
        readonly correlation: number;
        /** How often chance alone correlates as much, 0…1. */
        readonly p: number;
      };
    }
  | {
      readonly kind: 'popularity';
      readonly ok: false;
      /** Contests with takings and winners that there are, and that it takes. */
      readonly draws: number;
      readonly needed: number;
    };

/** A skill of a p-value below this counts, where it is no negative one. */
const SKILL_ALPHA = 0.01;

/** True where what was known before a contest told its winners. */
export function isSkilled({ correlation, p }: Extract<PopularityReport, { ok: true }>['skill']): boolean {
  return correlation > 0 && p < SKILL_ALPHA;
}
