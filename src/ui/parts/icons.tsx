import type { ReactNode } from 'react';

interface Props {
  readonly path?: string;
  /** What is drawn before the path. */
  readonly children?: ReactNode;
  /** Units that the drawing is wide and high. */
  readonly grid?: number;
  /** Pixels that it is wide and high with text of 16 px; it grows with the text. */
  readonly size?: number;
  /** Units that its lines are wide. */
  readonly line?: number;
}

/** A line drawing in the colour of the text. Decorative: words stand beside it. */
export function LineIcon({ path, children, grid = 24, size = 22, line = 2 }: Props) {
  const side = `${size / 16}rem`;
  return (
    <svg
      viewBox={`0 0 ${grid} ${grid}`}
      width={side}
      height={side}
      fill="none"
      stroke="currentColor"
      strokeWidth={line}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
      {path ? <path d={path} /> : null}
    </svg>
  );
}

export const CloseIcon = () => <LineIcon path="M6 6l12 12M18 6L6 18" />;

export const LockIcon = () => (
  <LineIcon path="M8 11V8a4 4 0 0 1 8 0v3">
    <rect x="5" y="11" width="14" height="9" rx="2" />
  </LineIcon>
);

export const TicketIcon = () => (
  <LineIcon>
    <path d="M4 7h16v3.5a1.5 1.5 0 0 0 0 3V17H4v-3.5a1.5 1.5 0 0 0 0-3z" />
    <path d="M14 7v10" strokeDasharray="2 2.5" />
  </LineIcon>
);
