/** A ref for an element that scrolls into view once, when it appears. */
export function bringIntoView(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: 'nearest' });
}
