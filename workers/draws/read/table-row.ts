/** A row of a table as it stands in a file. */
export interface TableRow {
  /** Counted from 1, as a spreadsheet does. */
  readonly row: number;
  /** Texts of its cells, by column, without spaces around them. */
  readonly cells: readonly string[];
}
