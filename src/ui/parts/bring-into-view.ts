/** For the ref of what comes into the page and is to be seen: once, as it comes. */
export function bringIntoView(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: 'nearest' });
}
