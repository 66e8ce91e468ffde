/** The robot with a clover for an antenna. Decorative: the name stands beside it. */
export function Logo({ size = 36 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path d="M24 15v-4" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <g fill="currentColor">
        <circle cx="21.6" cy="5" r="2.7" />
        <circle cx="26.4" cy="5" r="2.7" />
        <circle cx="21.6" cy="9.6" r="2.7" />
        <circle cx="26.4" cy="9.6" r="2.7" />
      </g>
      <rect x="8" y="15" width="32" height="26" rx="9" fill="currentColor" />
      <rect x="3" y="23" width="4" height="10" rx="2" fill="currentColor" />
      <rect x="41" y="23" width="4" height="10" rx="2" fill="currentColor" />
      <g fill="var(--card)">
        <circle cx="18" cy="26" r="3.4" />
        <circle cx="30" cy="26" r="3.4" />
        <rect x="16" y="33" width="16" height="3" rx="1.5" />
      </g>
    </svg>
  );
}
