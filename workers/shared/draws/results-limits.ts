/** What a file with results may have at most. See docs/specification.md. */
export const RESULTS_LIMITS = {
  /** Bytes of a spreadsheet, which is packed. */
  fileBytes: 5 * 1024 * 1024,
  /** Bytes of a text: all answers of the operator's address are 10 MB. */
  textBytes: 16 * 1024 * 1024,
  /** Members of a zip. */
  entries: 64,
  /** Bytes of all members that are read, counted as they come out. */
  inflatedBytes: 50 * 1024 * 1024,
  /** Most bytes inflated for each byte of the file. */
  ratio: 100,
  rows: 20_000,
  columns: 64,
} as const;

/** Most rows and gaps that a report lists; it counts the rest. */
export const MAX_LISTED = 100;
