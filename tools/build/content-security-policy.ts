import { createHash } from 'node:crypto';

/** The CSP source expression of an inline script or style. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy of a page with these inline scripts and styles: everything from this origin, frames from the video's, and
 * nothing at all of what the app does not use. No text becomes HTML or a script.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  styles: readonly string[],
  frameSource: string,
): string {
  return [
    // The rest is of this origin: Firefox asks this line for what is fetched ahead, as the worker's script is.
    "default-src 'self'",
    `script-src 'self' ${scripts.map(hashSource).join(' ')}`,
    `style-src 'self' ${styles.map(hashSource).join(' ')}`,
    `frame-src ${frameSource}`,
    "font-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    // `src/platform/trusted-script.ts` has the policy of that name.
    "require-trusted-types-for 'script'",
    'trusted-types robo',
  ].join('; ');
}
