import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A file of the site's own, which its policy lets run. */
const FIRST = '/first.js';

/** What a host passes on as it comes. */
const HEADERS = ['content-type', 'content-security-policy', 'permissions-policy', 'cache-control'];

/**
 * Serves `site` at another address, with a script before all others of a page: classic WebDriver has no other way to
 * run one. Returns the address and what ends it.
 */
export async function scriptedHost(site: string, script: string) {
  const server: Server = createServer(async (request, response) => {
    if (request.url === FIRST) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(script);
      return;
    }
    // A connection that is kept may end just as it is used again.
    const answer = await fetch(site + request.url, { headers: { Connection: 'close' } });
    for (const name of HEADERS) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    response.statusCode = answer.status;
    response.end(isPage ? String(body).replace('<head>', `<head><script src="${FIRST}"></script>`) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
