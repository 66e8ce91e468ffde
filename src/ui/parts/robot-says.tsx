import type { ReactNode } from 'react';
import { MOODS } from './robot-moods.ts';
import css from './robot-says.module.css';
import { Logo } from './robot-shape.tsx';

interface Props {
  readonly words: string;
  /** True while something loads: screen readers hear the words as a status. */
  readonly isWait?: boolean;
  /** What there is to do. */
  readonly children?: ReactNode;
}

/** The robot, with what it says where there is nothing to see, asleep, or nothing yet, at its work. */
export function RobotSays({ words, isWait = false, children }: Props) {
  return (
    <div className={css.says}>
      <Logo size={96} mood={isWait ? MOODS.puzzled : MOODS.asleep} />
      <p role={isWait ? 'status' : undefined}>{words}</p>
      {children}
    </div>
  );
}
