/**
 * The instant now, ISO 8601 in UTC. A clock that is far off gives what no request takes: a year of more than four
 * digits, or nothing at all.
 */
export function currentInstant(): string {
  const now = new Date();
  return Number.isNaN(now.getTime()) ? '' : now.toISOString();
}

/** Today on this phone's calendar, `YYYY-MM-DD`; no such day where the clock is far off. */
export function localDate(): string {
  const now = new Date();
  const year = String(now.getFullYear()).padStart(4, '0');
  const rest = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return [year, ...rest].join('-');
}
