import type { History } from '../../../workers/shared/run/history.ts';
import { factsNote } from '../../content/run/facts.ts';
import { Robot } from './robot.tsx';
import css from './truth-line.module.css';

interface Props {
  readonly history: History;
  readonly isGlad: boolean;
}

/** What is simulated on the tickets, said once, by the robot. */
export function TruthLine({ history, isGlad }: Props) {
  return (
    <div className={css.line}>
      <Robot isGlad={isGlad} />
      <p>{factsNote(history)}</p>
    </div>
  );
}
