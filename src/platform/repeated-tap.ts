/**
 * How long taps at one place are one gesture, in milliseconds from when what the first one did can be seen: quick
 * fingers tap twice up to 400 ms apart.
 */
const REPEAT_MS = 500;

/** So far from each other, in CSS pixels, are taps at one place: half the least size of a target. */
const NEAR_PX = 24;

interface Tap {
  readonly x: number;
  readonly y: number;
  /** On the clock of `Event.timeStamp`. */
  until: number;
}

let last: Tap | undefined;
/** When each of these elements was tapped last. */
const tapped = new WeakMap<Element, number>();
let isListening = false;

/**
 * Ignores repeated taps at the place of this one: an element that moves there because of it hears no tap for half a
 * second after it is on the screen, or after the last ignored tap. Other places and the keyboard are heard as ever.
 */
export function takeRepeats(event: MouseEvent): void {
  if (isByKeyboard(event)) return;
  const tap: Tap = { x: event.clientX, y: event.clientY, until: Number.POSITIVE_INFINITY };
  last = tap;
  // The first frame draws the change, the second comes when it is on screen.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      tap.until = performance.now() + REPEAT_MS;
    }),
  );
  if (!isListening) window.addEventListener('click', swallow, true);
  isListening = true;
}

/**
 * True for a tap that comes within half a second of another on the same element: the second half of one gesture. By the
 * keyboard each press is one.
 */
export function isSecondTap(element: Element, event: MouseEvent): boolean {
  if (isByKeyboard(event)) return false;
  const before = tapped.get(element) ?? Number.NEGATIVE_INFINITY;
  tapped.set(element, event.timeStamp);
  return event.timeStamp - before < REPEAT_MS;
}

function swallow(event: MouseEvent): void {
  if (!last || isByKeyboard(event)) return;
  if (event.timeStamp >= last.until) {
    last = undefined;
    return;
  }
  if (Math.hypot(event.clientX - last.x, event.clientY - last.y) > NEAR_PX) return;
  if (last.until < Number.POSITIVE_INFINITY) last.until = event.timeStamp + REPEAT_MS;
  event.stopImmediatePropagation();
  event.preventDefault();
}

function isByKeyboard(event: MouseEvent): boolean {
  return event.detail === 0;
}
