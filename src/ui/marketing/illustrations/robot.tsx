import { RobotShape } from '../../parts/robot-shape.tsx';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** The robot of the logo, at a place in a drawing. */
export function Robot({ x, y, scale = 1 }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} color="var(--accent)">
      <RobotShape />
      <g fill="var(--card)">
        <circle cx="18" cy="26" r="3.4" />
        <circle cx="30" cy="26" r="3.4" />
        <rect x="16" y="33" width="16" height="3" rx="1.5" />
      </g>
    </g>
  );
}
