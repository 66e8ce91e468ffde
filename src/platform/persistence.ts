/**
 * Asks the browser not to remove by itself what it keeps for this site. Some ask the person, others
 * decide by how much the site is used; nobody waits for the answer, and nothing depends on it.
 */
export function askPersistence(): void {
  try {
    navigator.storage?.persist?.().catch(() => {});
  } catch {
    // The page is not allowed to store anything.
  }
}
