/** The key of the summaries: outside the database, so that home has them at once. */
export const RESULTS_KEY = 'kept-draws';
