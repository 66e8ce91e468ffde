/** Where the host has results: an index, and files named by what is in them. */
export const RESULTS = 'results/';
const INDEX = 'index.json';

/** `megasena-1a2b3c4d.bin`: of which lottery, and which version. */
const NAME = /^([a-z]+)-[0-9a-f]{8}\.bin$/;

/**
 * Answers for what the host has of real results; they are not fetched ahead. The index is the network's, or its copy
 * without one; a file is its copy, if there is one: its name tells its bytes.
 */
export async function hostResults(request: Request, scope: string): Promise<Response> {
  const folder = scope + RESULTS;
  const address = request.url.replace(/[?#].*$/, '');
  const name = address.slice(folder.length);
  if (name === INDEX) return newest(address, request, scope);
  const [, lottery] = NAME.exec(name) ?? [];
  if (lottery === undefined) return fetch(request);
  // Who asks past the browser's cache has had a bad one.
  const copy = request.cache === 'reload' ? undefined : await find(address, scope);
  if (copy) return copy;
  const response = await fetch(request);
  await keep(address, response, scope, (url) => NAME.exec(url.slice(folder.length))?.[1] === lottery);
  return response;
}

async function newest(address: string, request: Request, scope: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(request);
  } catch (error) {
    const copy = await find(address, scope);
    if (!copy) throw error;
    return copy;
  }
  await keep(address, response, scope, () => false);
  return response;
}

/** Apart from the copies of the app's files, whose versions it does not follow. */
const open = (scope: string) => caches.open(`robo-da-sorte-results:${scope}`);

async function find(address: string, scope: string): Promise<Response | undefined> {
  try {
    return await (await open(scope)).match(address, { ignoreVary: true });
  } catch {
    // The browser has no copies any more: ask the network.
    return undefined;
  }
}

/** Keeps a whole answer, and drops those whose place it takes. */
async function keep(
  address: string,
  response: Response,
  scope: string,
  isReplaced: (url: string) => boolean,
): Promise<void> {
  // A page in the place of the file is not ours, whatever its status.
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || response.redirected || /html/.test(type)) return;
  const copy = response.clone();
  try {
    const cache = await open(scope);
    await cache.put(address, copy);
    for (const { url } of await cache.keys()) {
      if (url !== address && isReplaced(url)) await cache.delete(url);
    }
  } catch {
    // Without room for a copy the answer is still good.
  }
}
