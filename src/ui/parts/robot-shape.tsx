/** The robot without its face, in the colour of the text around it, in a box of 48 by 48. */
export function RobotShape() {
  return (
    <>
      <path d="M24 15v-4" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <g fill="currentColor">
        <circle cx="21.6" cy="5" r="2.7" />
        <circle cx="26.4" cy="5" r="2.7" />
        <circle cx="21.6" cy="9.6" r="2.7" />
        <circle cx="26.4" cy="9.6" r="2.7" />
        <rect x="8" y="15" width="32" height="26" rx="9" />
        <rect x="3" y="23" width="4" height="10" rx="2" />
        <rect x="41" y="23" width="4" height="10" rx="2" />
      </g>
    </>
  );
}

/** The face that the robot has when it does nothing. */
export const RobotFace = () => (
  <g fill="var(--card)">
    <circle cx="18" cy="26" r="3.4" />
    <circle cx="30" cy="26" r="3.4" />
    <rect x="16" y="33" width="16" height="3" rx="1.5" />
  </g>
);

/** The robot with a clover for an antenna. Decorative: the name stands beside it. */
export function Logo({ size = 36 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <RobotShape />
      <RobotFace />
    </svg>
  );
}
