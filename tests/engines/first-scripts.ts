/** First scripts of a page, as texts: they run in the page, before its own. */

/** Keeps what the policy of the page refuses, for as long as that lives. */
export const KEEP_REFUSED = `
  window.refused = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    window.refused.push([effectiveDirective, blockedURI, sample].join(' '));
  });`;

/** Ends the first worker that has a run, as it gets it, without a word to the page. */
export const KILL_FIRST_RUN = `
  const post = Worker.prototype.postMessage;
  window.killed = 0;
  Worker.prototype.postMessage = function (message, ...more) {
    post.call(this, message, ...more);
    if (message.path?.[0] !== 'run' || window.killed > 0) return;
    window.killed++;
    this.terminate();
  };`;

/** All that keeps anything throws at every touch. */
export const BLOCK_STORAGE = `
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  }`;
