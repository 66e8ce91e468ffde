/** A chart as rows: the first cell of each names it. */
export interface ChartTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [name: string, ...cells: string[]])[];
}
