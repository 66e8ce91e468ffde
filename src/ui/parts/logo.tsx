import { RobotFace, RobotShape } from './robot-shape.tsx';

/** The robot with a clover for an antenna. Decorative: the name stands beside it. */
export function Logo({ size = 36 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <RobotShape />
      <RobotFace />
    </svg>
  );
}
