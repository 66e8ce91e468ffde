import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { INCOMING_PATH, landing } from '../../workers/shared/incoming/handover.ts';
import { appliesTo, parseHeadersFile } from './headers-file.ts';
import { FILES_ONLY, HIDDEN, NOT_FOUND } from './host-table.ts';
import { mediaType } from './media-types.ts';

/** Makes `vite preview` answer as a real host would. */
export function previewAsHost(): Plugin {
  return {
    name: 'preview-as-host',
    // A static host sends no CORS headers.
    config: () => ({ preview: { cors: false } }),
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(staticHost(resolve(config.root, config.build.outDir), config.base));
    },
  };
}

/** What no address leads to. */
const UNSHOWN = new RegExp(`^(${HIDDEN}|${NOT_FOUND})$`);

/**
 * Answers requests for a built site as a real host would: the shipped headers, one address for each page, home for an
 * unknown path, a 404 that is not kept for a lost asset. What is shared it cannot take: the page says so. `base` is the path of the site, with slashes at both ends.
 */
export function staticHost(dist: string, base: string) {
  const rules = parseHeadersFile(readFileSync(join(dist, '_headers'), 'utf8'));
  const isFile = (name: string) => statSync(join(dist, name), { throwIfNoEntry: false })?.isFile();
  /** The address of the page that a name is another one of: `/new` for `new/` and `new.html`. */
  const canonical = (name: string) => {
    const [, page] = /^([^/]+)(?:\/|\.html)$/.exec(name) ?? [];
    if (!page || !isFile(`${page}.html`)) return undefined;
    return base + (page === 'index' ? '' : page);
  };
  const fileOf = (name: string) => {
    if (UNSHOWN.test(name)) return undefined;
    if (!name.includes('/') && isFile(`${name}.html`)) return `${name}.html`;
    if (isFile(name)) return name;
    return FILES_ONLY.some((folder) => name.startsWith(`${folder}/`)) ? undefined : 'index.html';
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    const [path = '/', ...query] = (request.url ?? '/').split('?');
    for (const rule of rules.filter((candidate) => appliesTo(candidate, path))) {
      for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
    }
    if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-cache');
    const name = nameOf(path)?.slice(base.length);
    const isBelow = path.startsWith(base);
    if (name === undefined) fail(response, 400);
    else if (isBelow && name === INCOMING_PATH) {
      response.writeHead(303, { Location: base + landing('lost') }).end();
    } else if (!/^(GET|HEAD)$/.test(request.method ?? '')) fail(response, 405);
    else if (!isBelow && `${path}/` !== base) fail(response, 404);
    else {
      const moved = isBelow ? canonical(name) : base;
      const file = fileOf(name);
      if (moved) response.writeHead(308, { Location: [moved, ...query].join('?') }).end();
      else if (file) sendFile(request, response, join(dist, file));
      else fail(response, 404, readFileSync(join(dist, NOT_FOUND)));
    }
  };
}

/** The path of an address; undefined when the address is malformed. */
function nameOf(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path);
    return /\0|(^|\/)\.\.?(\/|$)/.test(name) ? undefined : name;
  } catch {
    return undefined;
  }
}

/** An error that no cache may keep. */
function fail(response: ServerResponse, status: number, page?: Buffer): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  if (status === 405) response.setHeader('Allow', 'GET, HEAD');
  response.setHeader('Content-Type', `text/${page ? 'html' : 'plain'}; charset=utf-8`);
  response.end(page ?? String(status));
}

/** The better one first. */
const ENCODINGS = [
  { name: 'br', end: '.br' },
  { name: 'gzip', end: '.gz' },
];

/**
 * Sends a file, compressed where there is such a file and the browser accepts it. Answers «not modified» to a request
 * with its tag. Keeps headers that are set already. Sends whole files only, never ranges.
 */
function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
  const there = ENCODINGS.filter(({ end }) => existsSync(file + end));
  const accepted = String(request.headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  const encoding = there.find(({ name }) => accepted.includes(name));
  const sent = file + (encoding?.end ?? '');
  const { size, mtimeMs } = statSync(sent);
  const tag = `"${size}-${mtimeMs}${encoding?.end ?? ''}"`;
  response.setHeader('Content-Type', mediaType(file) ?? 'application/octet-stream');
  response.setHeader('ETag', tag);
  if (there.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  if (encoding) response.setHeader('Content-Encoding', encoding.name);
  response.setHeader('Content-Length', size);
  response.end(request.method === 'HEAD' ? undefined : readFileSync(sent));
}
