import type { Scene, Shape } from './scene.ts';
import css from './scene-picture.module.css';

interface Props {
  readonly scene: Scene;
  /** What it shows, in a few words, and the element that says more. */
  readonly name: string;
  readonly describedBy: string;
}

/** A chart on screen. For screen readers it is one picture; they have the table. */
export function ScenePicture({ scene: { width, height, shapes }, name, describedBy }: Props) {
  return (
    <svg
      className={css.picture}
      role="img"
      aria-label={name}
      aria-describedby={describedBy}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      {shapes.map((shape, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no name but their place
        <SceneShape key={i} shape={shape} />
      ))}
    </svg>
  );
}

function SceneShape({ shape }: { readonly shape: Shape }) {
  if (shape.kind === 'rect') {
    const { x, y, width, height, radius, paint } = shape;
    return <rect {...{ x, y, width, height }} rx={radius} data-paint={paint} />;
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
