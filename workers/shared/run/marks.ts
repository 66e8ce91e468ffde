import type { TrackProperties } from './track-properties.ts';

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
 * times in order it does nothing; it never throws. https://developer.chrome.com/docs/devtools/performance/extension
 */
export function measure(track: Track, label: string, start: number, end: number, about: TrackProperties | false): void {
  if (!(start >= 0 && end >= start)) return;
  const devtools = { track, trackGroup: 'Robô da Sorte', color: COLORS[track], ...(__PROFILE__ ? about : {}) };
  try {
    performance.measure(label, { start, end, detail: { devtools } });
    // DevTools has it by now; the timeline buffer would only grow.
    performance.clearMeasures(label);
  } catch {
    // A browser without such measures shows no profile; it still has its tickets.
  }
}
