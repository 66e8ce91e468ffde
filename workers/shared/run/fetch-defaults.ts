/*
 * How the app fetches: docs/specification.md. It calls no server: it fetches its own files, and the numbers that its
 * engine ranks.
 */

/** How long a fetched value counts as fresh, in milliseconds: five minutes. */
export const CACHE_MS = 5 * 60_000;

/**
 * The waits before a load that failed is tried again, in milliseconds: three tries more, each wait twice the one
 * before, none over 30 s.
 */
export const RETRY_WAITS_MS: readonly number[] = [1000, 2000, 4000];
