/** The part of a Document that tells whether the page is on screen. */
export interface Visibility extends EventTarget {
  readonly visibilityState: DocumentVisibilityState;
}

/**
 * Calls `check` whenever the page comes back: shown again, or restored from the back-forward
 * cache. iOS ends the workers of a hidden page without an event. Returns the function that stops
 * it.
 */
export function watchReturn(check: () => void, page: Visibility, view: EventTarget): () => void {
  const onVisibility = () => {
    if (page.visibilityState === 'visible') check();
  };
  page.addEventListener('visibilitychange', onVisibility);
  view.addEventListener('pageshow', check);
  return () => {
    page.removeEventListener('visibilitychange', onVisibility);
    view.removeEventListener('pageshow', check);
  };
}
