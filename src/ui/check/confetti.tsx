import type { CSSProperties } from 'react';
import css from './confetti.module.css';

/** Bits of one burst; each flies its own way, evenly spread, and of a colour in turn. */
const BITS = Array.from({ length: 18 }, (_, i) => ({
  turn: i / 18,
  far: 3 + ((i * 7) % 5) / 2,
}));

/** One small burst for a prize. Nothing of it is there without motion. */
export function Confetti() {
  return (
    <span className={css.burst} aria-hidden="true">
      {BITS.map(({ turn, far }) => (
        <i key={turn} style={{ '--turn': `${turn}turn`, '--far': `${far}rem` } as CSSProperties} />
      ))}
    </span>
  );
}
