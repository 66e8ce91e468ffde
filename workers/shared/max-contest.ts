// Apart from the limits of files: links and saved games need it on the first screen.

/** The highest number that a contest may have. */
export const MAX_CONTEST = 99_999;
