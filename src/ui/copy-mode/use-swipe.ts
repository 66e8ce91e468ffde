import { type PointerEvent, useRef } from 'react';

/** So far goes a swipe at least, in CSS pixels. */
const FAR_PX = 40;

/** A swipe goes this many times farther to the side than up or down; other moves scroll. */
const SIDEWAYS = 1.5;

interface Start {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/**
 * Handlers for an element that is swiped to the next (1) or to the one before (-1), with a finger or a pen. Its style
 * leaves it the way to the sides alone, `touch-action: pan-y pinch-zoom`: what scrolls or zooms is the browser's, which
 * takes the pointer away then.
 */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<Start | null>(null);
  const forget = () => {
    start.current = null;
  };
  return {
    onPointerDown({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) {
      const isFinger = isPrimary && pointerType !== 'mouse';
      // A second finger makes it no swipe.
      start.current = isFinger ? { id: pointerId, x: clientX, y: clientY } : null;
    },
    onPointerUp({ pointerId, clientX, clientY }: PointerEvent) {
      const { current: from } = start;
      forget();
      if (from?.id !== pointerId) return;
      const [right, down] = [clientX - from.x, clientY - from.y];
      if (Math.abs(right) < Math.max(FAR_PX, SIDEWAYS * Math.abs(down))) return;
      onSwipe(right < 0 ? 1 : -1);
    },
    onPointerCancel: forget,
  };
}
