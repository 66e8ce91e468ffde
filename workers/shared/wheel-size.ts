/** A pool size and the fewest tickets known to keep the guarantee on it. */
export interface WheelSize {
  readonly pool: number;
  readonly tickets: number;
}
