/** The browser reads the text at its leisure, Safari some seconds after the click. */
const REVOKE_MS = 40_000;

/** Offers a JSON text as a file with this name; false when the browser cannot. */
export function downloadText(name: string, text: string): boolean {
  return downloadFile(name, new Blob([text], { type: 'application/json' }));
}

/** Offers a file with this name; false when the browser cannot. */
export function downloadFile(name: string, file: Blob): boolean {
  try {
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), REVOKE_MS);
    return true;
  } catch {
    return false;
  }
}
