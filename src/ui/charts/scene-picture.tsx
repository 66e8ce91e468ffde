import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Room, Scene, Shape } from './scene.ts';
import css from './scene-picture.module.css';

interface Props {
  /** The shapes in the room that there is. */
  readonly sceneIn: (room: Room) => Scene;
  /** What it shows, in a few words, and the element that says more. */
  readonly name: string;
  readonly describedBy: string;
}

/** A chart on screen, as wide as its place. For screen readers it is one picture; they have the table. */
export function ScenePicture({ sceneIn, name, describedBy }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  const scene = room && sceneIn(room);
  return (
    <div ref={place}>
      {scene ? (
        <svg
          className={css.picture}
          role="img"
          aria-label={name}
          aria-describedby={describedBy}
          viewBox={`0 0 ${scene.width} ${scene.height}`}
          width={scene.width}
          height={scene.height}
        >
          {scene.shapes.map((shape, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no name but their place
            <SceneShape key={i} shape={shape} />
          ))}
        </svg>
      ) : null}
    </div>
  );
}

function SceneShape({ shape }: { readonly shape: Shape }) {
  if (shape.kind === 'rect') {
    const { x, y, width, height, radius, paint, isTurned } = shape;
    const transform = isTurned ? `rotate(45 ${x + width / 2} ${y + height / 2})` : undefined;
    return <rect {...{ x, y, width, height, transform }} rx={radius} data-paint={paint} />;
  }
  const { x, y, text, size, anchor, ink, isBold, isOver } = shape;
  return (
    <text
      {...{ x, y }}
      fontSize={size}
      fontWeight={isBold ? 600 : undefined}
      textAnchor={anchor}
      dominantBaseline="central"
      data-ink={ink}
      data-over={isOver}
    >
      {text}
    </text>
  );
}

/** What is narrower, in pixels, is not laid out yet: a chart comes before its style. */
const NARROWEST = 80;

/** The room inside an element, followed as it changes; undefined until it has been measured. */
function useRoom(element: RefObject<HTMLElement | null>): Room | undefined {
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
