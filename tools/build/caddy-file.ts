import { INCOMING_PATH, landing } from '../../workers/shared/incoming/handover.ts';
import { CACHE, SAMPLE_HEADERS, siteHeaders } from './headers-file.ts';
import { FILES_ONLY, HIDDEN, NOT_FOUND, pageNames, SAMPLES } from './host-table.ts';
import { MEDIA_TYPES, mediaType, TEXT_TYPES } from './media-types.ts';

/**
 * What `deploy/Caddyfile` imports: a built site whose pages have this policy, below its base, with the same answers as
 * nginx gives. No value has a double quote or a brace in it.
 */
export function formatCaddyFile(policy: string, pages: readonly string[], base: string): string {
  const names = pageNames(pages);
  const headers = { ...siteHeaders(policy), 'Cache-Control': CACHE.page };
  const below = (paths: readonly string[], end = '') => paths.map((path) => base + path + end).join(' ');
  const withoutSlash = `route ${base.slice(0, -1)} {
  header Cache-Control "${CACHE.page}"
  rewrite * ${base}
  redir {uri} 308
}
`;
  return `# Written by the build, for deploy/Caddyfile.
${base === '/' ? '' : withoutSlash}handle ${base}* {
${Object.entries(headers)
  .map(([name, value]) => `  header ${name} "${value}"\n`)
  .join('')}  route {
    redir ${base}${INCOMING_PATH} ${base}${landing('lost')} 303
    @taken not method GET HEAD
    respond @taken 405
    @moved path_regexp moved ^${base}((${names})(/|\\.html)|index\\.html)$
    route @moved {
      rewrite * ${base}{re.moved.2}
      redir {uri} 308
    }
    @hidden path_regexp ^${base}(${HIDDEN}|${NOT_FOUND})$
    error @hidden 404
    @page path ${below(names.split('|'))}
    rewrite @page {path}.html
    @lost {
      path ${below(FILES_ONLY, '/*')}
      not file
    }
    error @lost 404
    @unknown not file
    rewrite @unknown ${base}index.html
    header ${base}${SAMPLES}/* Content-Security-Policy "${SAMPLE_HEADERS['Content-Security-Policy']}"
    header ${base}assets/* Cache-Control "${CACHE.asset}"
    map {path} {type} {
${Object.keys(MEDIA_TYPES)
  .map((end) => `      ~\\.${end}$ "${mediaType(`.${end}`)}"\n`)
  .join('')}    }
    header Content-Type {type}
    @text path *.${Object.keys(TEXT_TYPES).join(' *.')} *.bin
    header @text {
      Vary Accept-Encoding
      defer
    }
    file_server {
      precompressed br gzip
    }
  }
}
handle_errors {
  handle ${base}* {
    header Cache-Control no-store
    rewrite * ${base}${NOT_FOUND}
    file_server
  }
}
`;
}
