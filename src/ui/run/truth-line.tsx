import type { History } from '../../../workers/shared/run/history.ts';
import { factsNote } from '../../content/run/facts.ts';
import { MOODS } from '../parts/robot-moods.ts';
import { Logo } from '../parts/robot-shape.tsx';
import css from './truth-line.module.css';

interface Props {
  readonly history: History;
  readonly isGlad: boolean;
}

/** What is simulated on the tickets, said once, by the robot of the overlay, glad of what it has made. */
export function TruthLine({ history, isGlad }: Props) {
  return (
    <div className={css.line}>
      <span className={css.robot} data-glad={isGlad || undefined} aria-hidden="true">
        <Logo size={44} mood={MOODS.glad} />
      </span>
      <p>{factsNote(history)}</p>
    </div>
  );
}
