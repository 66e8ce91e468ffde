/** So many draws on a day of the week that the rule does not have add it; one brings back a day that the rule has. */
const ADDING = 2;
/** So many misses in a row take a day of the week away. */
const TAKING = 3;

/** A day of the week, told in turn what was on each of its days. */
export class WeekdayTally {
  /** Since which day it is otherwise than the rule has it, if it is. */
  turned: number | undefined;
  private readonly adding: number;
  private has: boolean;
  private draws: number[] = [];
  private misses: number[] = [];

  constructor(isByRule: boolean) {
    this.has = isByRule;
    this.adding = isByRule ? 1 : ADDING;
  }

  /** There was a draw. */
  draw(day: number): void {
    this.misses = [];
    this.draws.push(day);
    if (!this.has && this.draws.length >= this.adding) this.turn(this.draws[0]);
  }

  /** There was none. */
  miss(day: number): void {
    this.misses.push(day);
    if (this.misses.length < TAKING) return;
    this.draws = [];
    if (this.has) this.turn(this.misses[0]);
  }

  /** Nobody knows. */
  unknown(): void {
    this.misses = [];
  }

  private turn(since: number | undefined): void {
    this.has = !this.has;
    this.turned = this.turned === undefined ? since : undefined;
  }
}
