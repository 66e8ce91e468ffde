/** Response headers for the paths that begin with `prefix`. */
export interface HeaderRule {
  readonly prefix: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The headers that the built site wants: hashed assets are kept for a year, pages are asked for
 * again each time.
 */
export function headerRules(policy: string): HeaderRule[] {
  return [
    {
      prefix: '/',
      headers: {
        'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cache-Control': 'no-cache',
      },
    },
    { prefix: '/assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ];
}

/** The rules in the `_headers` form that static hosts read. A later rule wins. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ prefix, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [`${prefix}*`, ...lines, ''].join('\n');
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
      const headers = Object.fromEntries(
        lines.map((line) => {
          const colon = line.indexOf(': ');
          return [line.slice(0, colon).trim(), line.slice(colon + 2)];
        }),
      );
      return { prefix: path.replace(/\*$/, ''), headers };
    });
}
