/** First scripts of a page, as texts: they run in the page, before its own. */

/** Keeps what the policy of the page refuses, for as long as that lives. */
export const KEEP_REFUSED = `
  window.refused = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    window.refused.push([effectiveDirective, blockedURI, sample].join(' '));
  });`;

/** All that keeps anything throws at every touch. */
export const BLOCK_STORAGE = `
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  }`;
