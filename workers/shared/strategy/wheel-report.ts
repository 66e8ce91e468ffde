/** What was proven of a batch, in figures for the screen to put into words. */
export type WheelReport = {
  /** The numbers that were fenced in, ascending: if all drawn ones are among them, … */
  readonly pool: readonly number[];
  /** … the best ticket has at least so many of them. */
  readonly hits: number;
  /** How many numbers the lottery draws. */
  readonly drawn: number;
  /** How many tickets, from the first on, make the wheel; the proof needs no others. */
  readonly wheel: number;
  /** The least tickets that any wheel with this guarantee could have, as far as is known. */
  readonly lowerBound: number;
  /** All drawn numbers are in the pool in one draw of so many, without the fraction. */
  readonly poolOdds: number;
  /** What the tickets of the wheel cost, in reais. */
  readonly wheelCost: number;
  /** What the whole batch costs, in reais. */
  readonly cost: number;
} & (
  | {
      /** Every possible draw was looked at: `checked` of `total` keep the guarantee, all of them. */
      readonly kind: 'exhaustive';
      readonly checked: number;
      readonly total: number;
    }
  | {
      /** Too many draws to look at: each number of the pool is in `times` of the tickets, at least. */
      readonly kind: 'pigeonhole';
      readonly times: number;
    }
  | {
      /** The same, where one ticket is enough: it leaves only so many numbers of the pool out. */
      readonly kind: 'left-out';
      readonly leftOut: number;
    }
);
