/**
 * An experiment of the laboratory, cut into blocks. Every block adds whole numbers to the same places, and the report is
 * made of the sums alone: so it does not matter who ran which block, in what order, or on which machine.
 */
export interface LabJob<Report = unknown> {
  /** How many blocks there are, at least 1; they depend on the request alone. */
  readonly blocks: number;
  /** How many sums there are. Each stays below 2⁵³ in size. */
  readonly size: number;
  /** Adds what block `index` counts to `sums`. Yields how far it is, 0…1, wherever it may be stopped. */
  addBlock(index: number, sums: Float64Array): Generator<number, void, void>;
  /** True where sums can be what these blocks count: of a file from elsewhere. */
  fits(sums: Float64Array, blocks: Iterable<number>): boolean;
  /** What the sums of all blocks say. Yields how far it is. */
  report(sums: Float64Array): Generator<number, Report, void>;
}
