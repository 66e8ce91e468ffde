/** Shows how far a command is, 0…1; without a share it takes away what is shown. */
export type Progress = (share?: number) => void;

/** How often it is shown, and from when on: of a quick command nothing is. */
const EVERY_MS = 1000;

/**
 * A line on standard error that says how far a command is and how long it still takes; undefined where that is no
 * terminal. `elapsed` gives milliseconds.
 */
export function openProgress(
  terminal: { readonly isTTY?: boolean; readonly write: (text: string) => unknown },
  elapsed: () => number,
): Progress | undefined {
  if (!terminal.isTTY) return undefined;
  let [first, start, shown, isShown] = [-1, 0, elapsed(), false];
  return (share) => {
    const now = elapsed();
    if (share === undefined) {
      if (isShown) terminal.write('\r\x1b[K');
      isShown = false;
      return;
    }
    // A run that goes on from a checkpoint does not begin at 0, and what it does before the first share counts nothing.
    if (first < 0) [first, start] = [share, now];
    if (now - shown < EVERY_MS) return;
    [shown, isShown] = [now, true];
    const seconds = Math.round(((now - start) * (1 - share)) / (share - first) / 1000);
    const time = seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
    terminal.write(`\r${Math.floor(100 * share)} %${share > first ? `, about ${time} left` : ''}\x1b[K`);
  };
}
