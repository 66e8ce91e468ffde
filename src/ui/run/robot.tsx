import css from './robot.module.css';

const BOX = { viewBox: '0 0 48 48', width: 44, height: 44, focusable: false };

/** The robot of the overlay, glad of what it has made. Decorative. */
export function Robot({ isGlad }: { readonly isGlad: boolean }) {
  return (
    <span className={css.robot} data-glad={isGlad || undefined} aria-hidden="true">
      <svg {...BOX} aria-hidden="true">
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
        <g fill="none" stroke="var(--card)" strokeWidth="2.8" strokeLinecap="round">
          <path d="M15.4 27q2.6-3.6 5.2 0M27.4 27q2.6-3.6 5.2 0" />
        </g>
      </svg>
      {/* A picture of its own: inside of one, what moves is painted anew frame by frame. */}
      <svg {...BOX} className={css.smile} aria-hidden="true">
        <path
          d="M16.5 32.5q7.5 6.5 15 0"
          fill="none"
          stroke="var(--card)"
          strokeWidth="2.8"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}
