/** How many events are kept: the newest. */
const KEPT = 50;

/** Something that the app did. */
export interface NotedEvent {
  /** Milliseconds since the page opened. */
  readonly at: number;
  /** What it was, as codes with spaces between them. */
  readonly codes: string;
  /** What was thrown, if anything was: its message may hold what a person has typed. */
  readonly error: unknown;
}

/** The last 50 events of this page, the oldest first. In memory only: nothing keeps or sends them. */
export const events: NotedEvent[] = [];

/** Notes an event, in codes of the app's own: never a text, name or number that a person has given or was dealt. */
export function noteEvent(codes: string, error?: unknown): void {
  events.push({ at: performance.now(), codes, error });
  if (events.length > KEPT) events.shift();
}
