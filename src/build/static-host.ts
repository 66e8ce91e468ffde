import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { appliesTo, parseHeadersFile } from './headers-file.ts';
import { HIDDEN } from './nginx-file.ts';
import { sendFile } from './send-file.ts';

/** What no address leads to. */
const UNSHOWN = new RegExp(`^(${HIDDEN}|assets/404\\.html)$`);

/**
 * Answers requests for a built site as a real host would: the shipped headers, one address for
 * each page, home for what it does not know, a 404 that nobody keeps for lost assets. `base` is the
 * path of the site, with slashes at both ends.
 */
export function staticHost(dist: string, base: string) {
  const rules = parseHeadersFile(readFileSync(join(dist, '_headers'), 'utf8'));
  const files = readdirSync(dist);
  const moved = otherAddresses(files, base);
  const pages = new Map(files.filter(isPage).map((file) => [file.slice(0, -'.html'.length), file]));

  const isFile = (name: string) => statSync(join(dist, name), { throwIfNoEntry: false })?.isFile();
  /** The file to send for an address below the base; undefined: there is none. */
  const fileOf = (name: string) => {
    if (UNSHOWN.test(name)) return undefined;
    const file = pages.get(name) ?? name;
    // The fallback page in place of a script would be a worker that never starts.
    return isFile(file) || /^(assets|results)\//.test(name) ? file : 'index.html';
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [path = '/', ...query] = (request.url ?? '/').split('?');
    for (const rule of rules.filter((candidate) => appliesTo(candidate, path))) {
      for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
    }
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
    const name = nameOf(path);
    const page = moved.get(path);
    if (name === undefined) fail(response, 400);
    else if (!/^(GET|HEAD)$/.test(request.method ?? '')) fail(response, 405);
    else if (page) response.writeHead(308, { Location: [page, ...query].join('?') }).end();
    else if (!path.startsWith(base)) fail(response, 404);
    else {
      const file = fileOf(name.slice(base.length));
      if (file !== undefined && isFile(file)) sendFile(request, response, dist, file);
      else fail(response, 404, readFileSync(join(dist, 'assets/404.html')));
    }
  };
}

/** The path that an address stands for; undefined when it is none. */
function nameOf(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path);
    return /\0|(^|\/)\.\.?(\/|$)/.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

/** An error that nobody keeps. */
function fail(response: ServerResponse, status: number, page?: Buffer): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  if (status === 405) response.setHeader('Allow', 'GET, HEAD');
  response.setHeader('Content-Type', `text/${page ? 'html' : 'plain'}; charset=utf-8`);
  response.end(page ?? String(status));
}

const isPage = (file: string) => file.endsWith('.html') && file !== 'index.html';

/** The addresses that hosts lead from to the one of a page: `/new/` and `/new.html` to `/new`. */
function otherAddresses(files: readonly string[], base: string): Map<string, string> {
  const pages = files.filter(isPage).map((file) => base + file.slice(0, -'.html'.length));
  return new Map([
    [`${base}index.html`, base],
    ...(base === '/' ? [] : [[base.slice(0, -1), base] as const]),
    ...pages.flatMap((page) => [`${page}/`, `${page}.html`].map((path) => [path, page] as const)),
  ]);
}
