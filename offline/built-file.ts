/** A file of the build, and what shows that an answer is that file and nothing else. */
export interface BuiltFile {
  /** Below the scope of the service worker. */
  readonly url: string;
  /** Null where the name changes with what is in it. A page has it in its text. */
  readonly revision: string | null;
  /** The hash of what is not a page: a host may add to a page, and to nothing else. */
  readonly integrity?: string;
}

/** True for the address of a page. */
export function isPage(address: string): boolean {
  return address.endsWith('.html');
}

/** True for the file itself, false for what a host sends in its place; of another version's file less is known. */
export async function isFile(response: Response, address: string, file?: BuiltFile): Promise<boolean> {
  const isHtml = /html/.test(response.headers.get('Content-Type') ?? '');
  if (!response.ok || isHtml !== isPage(address)) return false;
  const copy = response.clone();
  if (isHtml) return (await copy.text()).includes(file?.revision ?? '');
  return !file || file.integrity === (await hashOf(await copy.arrayBuffer()));
}

/** True for a page that no version has built: none of them is without this, from its middle to its end. */
export async function isForeignPage(page: Response): Promise<boolean> {
  return !/data-path=.*<\/html>/s.test(await page.text());
}

/** The first 12 digits in Base64 of the SHA-256: it finds mistakes of hosts, not attacks. */
async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest)).slice(0, 12);
}
