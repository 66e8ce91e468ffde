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
  frameOrigin: string,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashSource).join(' ')}`,
    `style-src 'self' ${styles.map(hashSource).join(' ')}`,
    "img-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    `frame-src ${frameOrigin}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    // `src/platform/trusted-script.ts` has the policy of that name.
    "require-trusted-types-for 'script'",
    'trusted-types robo',
  ].join('; ');
}
