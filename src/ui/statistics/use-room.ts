import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Room } from './scene.ts';

/** What is narrower, in pixels, is not laid out yet: a chart comes before its style. */
const NARROWEST = 80;

/** The room inside an element, followed as it changes; undefined until it has been measured. */
export function useRoom(element: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const width = Math.floor(current.clientWidth);
      const em = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom((before) => (before?.width === width && before.em === em ? before : { width, em }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return room && room.width >= NARROWEST ? room : undefined;
}
