import { INCOMING_PATH, landing } from '../../workers/shared/incoming/handover.ts';
import { CACHE, SAMPLE_HEADERS, siteHeaders } from './headers-file.ts';
import { FILES_ONLY, HIDDEN, NOT_FOUND, pageNames, SAMPLES } from './host-table.ts';
import { MEDIA_TYPES, TEXT_TYPES } from './media-types.ts';

/**
 * The `.htaccess` of a built site whose pages have this policy, below its base: the same answers as nginx gives. No
 * value has a double quote in it.
 */
export function formatApacheFile(policy: string, pages: readonly string[], base: string): string {
  const names = pageNames(pages);
  const header = (name: string, value: string, when = '') => `Header always set ${name} "${value}"${when}`;
  const below = (folder: string) => ` "expr=%{REQUEST_URI} =~ m#^${base}${folder}/#"`;
  const lines = [
    '# Written by the build, for Apache 2.4 with mod_headers and mod_rewrite, where it has AllowOverride All.',
    'Options -MultiViews',
    `ErrorDocument 404 ${base}${NOT_FOUND}`,
    ...Object.entries(MEDIA_TYPES).map(([end, type]) => `AddType ${type} .${end}`),
    `AddCharset utf-8 .${Object.keys(TEXT_TYPES).join(' .')}`,
    '# Else .gz is a type, and .br is Breton.',
    'RemoveType .gz',
    'RemoveLanguage .br',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    `<FilesMatch "\\.(${Object.keys(TEXT_TYPES).join('|')}|bin)(\\.br|\\.gz)?$">`,
    '  Header merge Vary Accept-Encoding',
    '</FilesMatch>',
    ...Object.entries(siteHeaders(policy)).map(([name, value]) => header(name, value)),
    ...Object.entries(SAMPLE_HEADERS).map(([name, value]) => header(name, value, below(SAMPLES))),
    header('Cache-Control', CACHE.page),
    header('Cache-Control', CACHE.asset, below('assets')),
    header('Cache-Control', 'no-store', ' "expr=%{REQUEST_STATUS} -ge 400"'),
    'RewriteEngine On',
    '# What a rule below, or the page of a lost file, has led to.',
    'RewriteCond %{ENV:REDIRECT_STATUS} .',
    'RewriteRule ^ - [L]',
    `RewriteRule ^${INCOMING_PATH}$ ${base}${landing('lost')} [R=303,NE,L]`,
    'RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$',
    'RewriteRule ^ - [R=405,L]',
    `RewriteRule ^index\\.html$ ${base} [R=308,L]`,
    `RewriteRule ^(${names})(/|\\.html)$ ${base}$1 [R=308,L]`,
    `RewriteRule ^(${HIDDEN}|${NOT_FOUND})$ - [R=404,L]`,
    `RewriteRule ^(${names})$ $1.html`,
    'RewriteCond %{REQUEST_FILENAME} !-f',
    `RewriteRule ^(${FILES_ONLY.join('|')})/ - [R=404,L]`,
    'RewriteCond %{REQUEST_FILENAME} !-f',
    'RewriteRule ^ index.html [DPI]',
    ...Object.entries({ br: 'br', gzip: 'gz' }).flatMap(([encoding, end]) => [
      `RewriteCond %{HTTP:Accept-Encoding} (^|[\\s,])${encoding}($|[\\s,])`,
      `RewriteCond %{REQUEST_FILENAME}.${end} -f`,
      `RewriteRule (.+) $1.${end} [L]`,
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
