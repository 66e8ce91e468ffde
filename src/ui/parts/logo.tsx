import { RobotShape } from './robot-shape.tsx';

/** The robot with a clover for an antenna. Decorative: the name stands beside it. */
export function Logo({ size = 36 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <RobotShape />
      <g fill="var(--card)">
        <circle cx="18" cy="26" r="3.4" />
        <circle cx="30" cy="26" r="3.4" />
        <rect x="16" y="33" width="16" height="3" rx="1.5" />
      </g>
    </svg>
  );
}
