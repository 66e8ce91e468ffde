import { MOODS } from '../parts/robot-moods.ts';
import { Logo } from '../parts/robot-shape.tsx';
import css from './robot.module.css';

/** The robot of the overlay, glad of what it has made. Decorative. */
export function Robot({ isGlad }: { readonly isGlad: boolean }) {
  return (
    <span className={css.robot} data-glad={isGlad || undefined} aria-hidden="true">
      <Logo size={44} mood={MOODS.glad} />
    </span>
  );
}
