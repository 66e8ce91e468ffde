import { SAMPLES } from './host-table.ts';
import { permissionsPolicy } from './permissions-policy.ts';

/** Response headers for a path, or for every path that begins with the text before a final `*`. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What decides which version of the site a browser has, besides the pages. */
const ASKED_AGAIN = ['/sw.js', '/manifest.webmanifest'];

/** For how long an answer may be kept. */
export const CACHE = { page: 'no-cache', asset: 'public, max-age=31536000, immutable' } as const;

/** The headers of every answer, for pages with this policy. */
export function siteHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': permissionsPolicy(),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** The header that the samples have in the place of the pages': no script, and the site itself may frame them. */
export const SAMPLE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
} as const;

/**
 * The headers that the built site wants below its base: assets, which are named by what is in them, are kept for a
 * year, pages are asked for again each time. Each asset has a rule of its own, because hosts apply a rule for
 * `/assets/*` to their «not found» too, which browsers would then keep for a year.
 */
export function headerRules(
  policy: string,
  pages: readonly string[],
  assets: readonly string[],
  base = '/',
): HeaderRule[] {
  const below = (path: string) => base.slice(0, -1) + path;
  return [
    { path: below('/*'), headers: siteHeaders(policy) },
    { path: below(`/${SAMPLES}/*`), headers: SAMPLE_HEADERS },
    ...[...pages, ...ASKED_AGAIN].map((path) => ({
      path: below(path),
      headers: { 'Cache-Control': CACHE.page },
    })),
    ...assets.map((file) => ({
      path: below(`/${file}`),
      headers: { 'Cache-Control': CACHE.asset },
    })),
  ];
}

/**
 * The rules in the `_headers` form that static hosts read. A rule drops the header of an earlier one by `! name` before
 * it sets its own: Cloudflare Pages would send both. Netlify skips that line, and sends the later header.
 */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }, i) => {
      const isSet = (name: string) => rules.slice(0, i).some((rule) => appliesTo(rule, path) && name in rule.headers);
      const drop = (name: string) => (isSet(name) ? `  ! ${name}\n` : '');
      const lines = Object.entries(headers).map(([name, value]) => `${drop(name)}  ${name}: ${value}`);
      return [path, ...lines, ''].join('\n');
    })
    .join('\n');
}

/** Reads what `formatHeadersFile` wrote. */
export function parseHeadersFile(text: string): HeaderRule[] {
  return text
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .map((block) => {
      const [path = '', ...lines] = block.trim().split('\n');
      // A line without a colon drops the header that the next line sets.
      const set = lines.map((line) => /^ *(.+?): (.*)/.exec(line)?.slice(1)).filter((found) => found !== undefined);
      const headers = Object.fromEntries(set);
      return { path, headers };
    });
}

/** True when the rule is for this path. */
export function appliesTo({ path }: HeaderRule, requested: string): boolean {
  return path.endsWith('*') ? requested.startsWith(path.slice(0, -1)) : requested === path;
}
