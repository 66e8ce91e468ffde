/** The instant now, ISO 8601 in UTC. */
export function currentInstant(): string {
  return new Date().toISOString();
}

/** Today on this phone's calendar, `YYYY-MM-DD`. */
export function localDate(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
