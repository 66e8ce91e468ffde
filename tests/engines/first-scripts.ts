/** First scripts of a page, as texts: they run in the page, before its own. */

/** Keeps what the policy of the page refuses, for as long as that lives. */
export const KEEP_REFUSED = `
  window.refused = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    window.refused.push([effectiveDirective, blockedURI, sample].join(' '));
  });`;
