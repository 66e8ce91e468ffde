/** Where the summaries are kept: outside the database, to be had at once. */
export const RESULTS_KEY = 'kept-draws';
