/**
 * Joins the tabs of this app that follow one subject. Calls back when another tab has told of a change, and when the
 * page is shown again, since it may have missed some. Returns the function that tells the others; it does nothing in a
 * browser without channels.
 */
export function tabChannel(subject: string, callback: () => void): () => void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) callback();
  });
  // Bubbles from the document.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') callback();
  });
  const channel = openChannel(subject);
  channel?.addEventListener('message', callback);
  return () => channel?.postMessage(null);
}

function openChannel(subject: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(`robo-da-sorte:${subject}`);
  } catch {
    // Safari before 15.4, or a page that may share nothing.
    return undefined;
  }
}
