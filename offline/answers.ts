import { noInternet } from '../src/content/offline/offline.ts';
import { INCOMING_PATH } from '../workers/shared/incoming/handover.ts';
import type { Copies } from './copies.ts';
import { receive } from './incoming.ts';

/** Where the build puts what pages load; nothing there is a page. */
const ASSETS = 'assets/';
/** The sample pages, of which no copy is kept. */
const SAMPLES = 'exemplo/';
const HOME = 'index.html';
const HTML = 'text/html; charset=utf-8';
const NO_INTERNET = `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>${noInternet.title}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<p style="margin:3em 1em;text-align:center;font:1.25em system-ui">${noInternet.title}.<br><a href="">${noInternet.again}</a>`;

/**
 * What the app answers a request with that may as well go to the host, but for a share, which the host cannot take; undefined where it is the host's affair alone.
 */
export function answerTo(request: Request, copies: Copies, scope: string): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname;
  if (request.method === 'POST' && address === scope + INCOMING_PATH) return receive(request, scope);
  if (request.method !== 'GET' || !address.startsWith(scope)) return undefined;
  const path = address.slice(scope.length);
  if (request.mode === 'navigate') {
    return path.startsWith(ASSETS) ? undefined : pageAt(path, request, copies, scope);
  }
  return path.startsWith(ASSETS) || copies.has(address) ? file(address, request, copies) : undefined;
}

/** The page of an address, whatever its query; without a copy the host's answer, or home. */
async function pageAt(path: string, request: Request, copies: Copies, scope: string): Promise<Response> {
  const name = (/^.*[^/]/.exec(path)?.[0] ?? '').replace(/\.html$/, '') || 'index';
  const page = `${scope}${name}.html`;
  if (copies.has(page)) return (await copies.find(page)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    // A frame may show it: never home.
    if (path.startsWith(SAMPLES)) return new Response(NO_INTERNET, { headers: { 'Content-Type': HTML } });
    const home = await copies.find(scope + HOME);
    if (!home) throw error;
    return home;
  }
}

/** The copy of a file. Who asks past the browser's cache has had a bad one, and gets a new one. */
async function file(address: string, request: Request, copies: Copies): Promise<Response> {
  const isBad = request.cache === 'reload';
  const copy = await copies.find(address);
  if (copy && !isBad) return copy;
  try {
    const response = await fetch(request);
    return isBad ? await copies.renew(address, response) : response;
  } catch (error) {
    if (!copy) throw error;
    return copy;
  }
}
