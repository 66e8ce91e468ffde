import { INCOMING_PATH, landing } from '../../workers/shared/incoming/handover.ts';
import { CACHE, SAMPLE_HEADERS, siteHeaders } from './headers-file.ts';
import { HIDDEN, NOT_FOUND, SAMPLES } from './host-table.ts';
import { MEDIA_TYPES, TEXT_TYPES } from './media-types.ts';

/**
 * What `deploy/nginx.conf` includes: the locations of a built site whose pages have this policy, below its base. The
 * same answers as `_headers` and `_redirects` bring about elsewhere.
 */
export function formatNginxFile(policy: string, pages: readonly string[], base: string): string {
  const below = (path: string) => base.slice(0, -1) + path;
  // In nginx a location that adds a header loses those of the block around it.
  const headers = (cache: string, always = '', own: Partial<typeof SAMPLE_HEADERS> = {}) =>
    [
      ...Object.entries({ ...siteHeaders(policy), ...own }).map((header) => addHeader(header, ' always')),
      addHeader(['Cache-Control', cache], always),
    ].join('\n');
  const pattern = (path: string) => `"^${base.replaceAll('.', '\\.')}${path}$"`;
  const away = (from: string, to: string, ...more: readonly string[]) =>
    block(`location = ${from}`, ...more, 'absolute_redirect off;', `return 308 ${to}$is_args$args;`);
  const inner = [
    away(below('/index.html'), base),
    // A share that no service worker has taken: however large, the page says that it is lost.
    block(
      `location = ${base}${INCOMING_PATH}`,
      ...['client_max_body_size 0;', 'absolute_redirect off;', `return 303 ${base}${landing('lost')};`],
    ),
    ...pages
      .filter((page) => page !== '/')
      .map(below)
      .flatMap((page) => [
        `location = ${page} { try_files ${page}.html =404; }`,
        ...[`${page}.html`, `${page}/`].map((other) => away(other, page)),
      ]),
    block(`location ${below('/assets/')}`, headers(CACHE.asset), 'try_files $uri =404;'),
    block(`location ${below(`/${SAMPLES}/`)}`, headers(CACHE.page, '', SAMPLE_HEADERS), 'try_files $uri =404;'),
    `location ${below('/results/')} { try_files $uri =404; }`,
    `location ~ ${pattern(`(${HIDDEN})`)} { return 404; }`,
    block(`location = ${base}${NOT_FOUND}`, 'internal;', headers('no-store', ' always')),
  ];
  const outer = block(
    `location ^~ ${base}`,
    headers(CACHE.page),
    block('types', ...Object.entries(MEDIA_TYPES).map(([end, type]) => `${type} ${end};`)),
    'charset utf-8;',
    `charset_types ${Object.values(TEXT_TYPES).slice(1).join(' ')};`,
    `error_page 404 ${base}${NOT_FOUND};`,
    `try_files $uri ${below('/index.html')} =404;`,
    ...inner,
  );
  const top = base === '/' ? [] : [away(base.slice(0, -1), base, addHeader(['Cache-Control', CACHE.page]))];
  return `${['# Written by the build, for deploy/nginx.conf.', ...top, outer].join('\n')}\n`;
}

/** No value has a double quote or a dollar sign in it, which nginx would read. */
function addHeader([name, value]: readonly [string, string], always = ''): string {
  return `add_header ${name} "${value}"${always};`;
}

function block(head: string, ...lines: readonly string[]): string {
  return `${head} {\n${lines.join('\n').replace(/^/gm, '  ')}\n}`;
}
