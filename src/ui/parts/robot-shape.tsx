/** The robot's clover, head and ears as one path, in a box of 48 by 48. */
export const ROBOT_PATH =
  'M22.9 9h2.2v8h-2.2zM21.3.9a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 1 1 0-5.8zM26.7.9a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 1 1 0-5.8z' +
  'M21.3 6.3a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 1 1 0-5.8zM26.7 6.3a2.9 2.9 0 1 1 0 5.8a2.9 2.9 0 1 1 0-5.8z' +
  'M19 16h10a13 13 0 0 1 13 13v3a13 13 0 0 1-13 13h-10a13 13 0 0 1-13-13v-3a13 13 0 0 1 13-13z' +
  'M5.5 25h37a4 4 0 0 1 4 4v3a4 4 0 0 1-4 4h-37a4 4 0 0 1-4-4v-3a4 4 0 0 1 4-4z';

/** The visor that its face is on. */
export const VISOR_PATH = 'M20 21h8a9 9 0 0 1 9 9v1a9 9 0 0 1-9 9h-8a9 9 0 0 1-9-9v-1a9 9 0 0 1 9-9z';

/** Its eyes and its mouth, as lines of 2.8, when it does nothing. */
export const CALM_FACE = 'M18.5 27v3M29.5 27v3M21.5 34.5q2.5 2 5 0';

/** The robot without its face, in the colour of the text around it, in a box of 48 by 48. */
export const RobotShape = () => <path d={ROBOT_PATH} fill="currentColor" />;

interface Props {
  /** Its eyes and its mouth, as lines: calm unless it is one of `MOODS`. */
  readonly mood?: string | undefined;
}

/** The face of the robot, on a visor in the colour of a card, or in `--face`. */
export const RobotFace = ({ mood = CALM_FACE }: Props) => (
  <>
    <path d={VISOR_PATH} fill="var(--face, var(--card))" />
    <path d={mood} fill="none" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" />
  </>
);

/** The robot with a clover for an antenna. Decorative: the name stands beside it. */
export function Logo({ size = 36, mood }: Props & { readonly size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <RobotShape />
      <RobotFace mood={mood} />
    </svg>
  );
}
