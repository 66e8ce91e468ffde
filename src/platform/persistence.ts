/**
 * Asks the browser not to remove the data of this site by itself. Some browsers ask the person, others decide by how
 * much the site is used. Nothing waits for the answer or depends on it.
 */
export function askPersistence(): void {
  try {
    navigator.storage?.persist?.().catch(() => {});
  } catch {
    // The page is not allowed to store anything.
  }
}
