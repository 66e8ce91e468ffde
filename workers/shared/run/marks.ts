import { type TrackProperties, trackEntry } from './track-properties.ts';

/** What both threads have. */
declare const performance: { measure(label: string, entry: object): void; clearMeasures(label: string): void };

/** The worker's track, and the page's; the last two not in the default build. */
type Track = 'Worker' | 'Queue' | 'Run' | 'Transfer' | 'Overlay' | 'React';

const COLORS: { readonly [T in Track]?: string } = {
  Worker: 'secondary',
  Queue: 'tertiary',
  Run: 'primary',
  Transfer: 'secondary-light',
  ...(__PROFILE__ ? { Overlay: 'primary-light', React: 'tertiary-dark' } : {}),
};

/**
 * Records an entry on a track of the DevTools performance panel; `start` and `end` are `performance.now()`. Without two
 * times in order it does nothing; it never throws.
 */
export function measure(track: Track, label: string, start: number, end: number, about: TrackProperties | false): void {
  if (!(start >= 0 && end >= start)) return;
  try {
    performance.measure(label, trackEntry(track, COLORS[track], start, end, about));
    // DevTools has it by now; the timeline buffer would only grow.
    performance.clearMeasures(label);
  } catch {
    // A browser without such measures shows no profile; it still has its tickets.
  }
}
