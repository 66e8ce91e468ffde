import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Units that the drawing is wide and high. */
  readonly grid?: number;
  /** Pixels that it is wide and high. */
  readonly size?: number;
  /** Units that its lines are wide. */
  readonly line?: number;
}

/** A line drawing in the colour of the text. Decorative: words stand beside it. */
export function LineIcon({ children, grid = 24, size = 22, line = 2 }: Props) {
  return (
    <svg
      viewBox={`0 0 ${grid} ${grid}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={line}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
