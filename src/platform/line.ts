/** The Network Information API, which Chromium has: https://wicg.github.io/netinfo/. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** True where each byte counts: the visitor saves data, or the line is as slow as 2G. False where nobody can say. */
export function isLineDear(): boolean {
  const { saveData, effectiveType }: Connection = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || /2g$/.test(effectiveType ?? '');
}
