// Not among the limits of files: the first screen needs this one for links and saved games.

/** The highest number that a contest may have. */
export const MAX_CONTEST = 99_999;
