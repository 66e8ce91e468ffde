import { RobotShape } from '../parts/robot-shape.tsx';
import css from './robot.module.css';

const BOX = { viewBox: '0 0 48 48', width: 44, height: 44, focusable: false };

/** The robot of the overlay, glad of what it has made. Decorative. */
export function Robot({ isGlad }: { readonly isGlad: boolean }) {
  return (
    <span className={css.robot} data-glad={isGlad || undefined} aria-hidden="true">
      <svg {...BOX} aria-hidden="true">
        <RobotShape />
        <g fill="none" stroke="var(--card)" strokeWidth="2.8" strokeLinecap="round">
          <path d="M15.4 27q2.6-3.6 5.2 0M27.4 27q2.6-3.6 5.2 0" />
        </g>
      </svg>
      {/* A picture of its own: inside of one, what moves is painted anew frame by frame. */}
      <svg {...BOX} className={css.smile} aria-hidden="true">
        <path d="M16.5 32.5q7.5 6.5 15 0" fill="none" stroke="var(--card)" strokeWidth="2.8" strokeLinecap="round" />
      </svg>
    </span>
  );
}
