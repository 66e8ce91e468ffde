/** The Network Information API, which Chromium has: https://wicg.github.io/netinfo/. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True where the service worker of an earlier visit has all files of the app: they come without the line. */
export function isAppHere(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}

/** True where each byte counts: the visitor saves data, or the line is as slow as 2G. False where nobody can say. */
export function isLineDear(): boolean {
  const { saveData, effectiveType }: Connection = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || /2g$/.test(effectiveType ?? '');
}
