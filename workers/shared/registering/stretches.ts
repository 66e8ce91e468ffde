import type { PrintedNumber } from './printed-numbers.ts';

/** Printed numbers; undefined: taken by a game. */
export type Left = readonly (PrintedNumber | undefined)[];

/** A stretch of printed numbers that is a game, or nearly. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** The first of the games with these numbers, or OTHER. */
  readonly game: number;
  /** How many of its two ends are where a game may begin or end. */
  readonly ends: number;
}

/** None of the games. */
export const OTHER = -1;

/** What is left where stretches are taken. */
export function without(left: Left, stretches: readonly Stretch[]): Left {
  const rest = [...left];
  for (const { from, to } of stretches) rest.fill(undefined, from, to);
  return rest;
}

/** The values from one place to before another, -1 for those that are taken. */
export function valuesOf(left: Left, from: number, to: number): number[] {
  return left.slice(from, to).map((number) => number?.value ?? -1);
}

/** True where a game may end before this place. */
export function isEnd(left: Left, i: number): boolean {
  return !left[i] || left[i].begins;
}

/** True where a game may begin at this place. */
export function isStart(left: Left, i: number): boolean {
  return isEnd(left, i) || !left[i - 1];
}

/** Of stretches, the surest first, those that do not overlap a surer one, each game once. */
export function apart(surest: readonly Stretch[]): Stretch[] {
  const chosen: Stretch[] = [];
  for (const stretch of surest) {
    const isFree = chosen.every(
      ({ game, from, to }) => game !== stretch.game && (stretch.to <= from || stretch.from >= to),
    );
    if (isFree) chosen.push(stretch);
  }
  return chosen;
}
