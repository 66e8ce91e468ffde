interface Props {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** The robot of the logo, at a place in a drawing. */
export function Robot({ x, y, scale = 1 }: Props) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M24 15v-4" stroke="var(--accent)" strokeWidth="2.5" strokeLinecap="round" />
      <g fill="var(--accent)">
        <circle cx="21.6" cy="5" r="2.7" />
        <circle cx="26.4" cy="5" r="2.7" />
        <circle cx="21.6" cy="9.6" r="2.7" />
        <circle cx="26.4" cy="9.6" r="2.7" />
        <rect x="8" y="15" width="32" height="26" rx="9" />
        <rect x="3" y="23" width="4" height="10" rx="2" />
        <rect x="41" y="23" width="4" height="10" rx="2" />
      </g>
      <g fill="var(--card)">
        <circle cx="18" cy="26" r="3.4" />
        <circle cx="30" cy="26" r="3.4" />
        <rect x="16" y="33" width="16" height="3" rx="1.5" />
      </g>
    </g>
  );
}
