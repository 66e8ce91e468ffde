/**
 * `closed`: the user left without sharing, or a sheet is open already; nothing to say. `unavailable`: this browser does
 * not share it; the caller may copy it instead.
 */
export type ShareOutcome = 'shared' | 'closed' | 'unavailable';

/** Hands a text, an address or files to the system's share sheet. Only during a gesture; never rejects. */
export async function shareText(data: ShareData): Promise<ShareOutcome> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return name === 'AbortError' || name === 'InvalidStateError' ? 'closed' : 'unavailable';
  }
}

/** True where the system's share sheet takes such files. */
export function canShareFiles(files: File[]): boolean {
  try {
    return navigator.canShare({ files });
  } catch {
    return false;
  }
}
