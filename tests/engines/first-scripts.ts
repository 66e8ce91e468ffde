/** First scripts of a page, as texts: they run in the page, before its own. */

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
