/**
 * The instant now, ISO 8601 in UTC. A clock that is far off gives what no request takes: a year of more than four
 * digits, or nothing at all.
 */
export function currentInstant(): string {
  const now = new Date();
  return Number.isNaN(now.getTime()) ? '' : now.toISOString();
}
