import { differencesOf } from '../../../workers/shared/draws/draw-differences.ts';
import type { ConflictChoice, DrawConflict, MergeReport } from '../../../workers/shared/draws/merge-draws.ts';
import { differencesText, differentPartsText } from '../../content/results/differences.ts';
import { reportTexts } from '../../content/results/report.ts';
import { Button } from './button.tsx';
import common from './common.module.css';
import css from './conflicts.module.css';
import layout from './layout.module.css';

interface Props {
  readonly merge: MergeReport;
  readonly choice: ConflictChoice;
  readonly onChoose: (choice: ConflictChoice) => void;
}

/** Contests that say otherwise than what is kept: both are shown, and one of them is chosen. */
export function Conflicts({ merge, choice, onChoose }: Props) {
  const { conflicts, conflictCount } = merge;
  // Conflicts beyond those listed cannot be chosen one by one.
  const isEach = conflicts.length === conflictCount;
  const all = conflicts.map(({ contest }) => contest);
  const taken = choice === 'kept' ? [] : choice === 'incoming' ? all : choice;
  return (
    <div className={`${layout.card} ${layout.alert} ${css.conflicts}`}>
      <h3 className={common.name}>{reportTexts.conflictsTitle(conflictCount)}</h3>
      <p>{reportTexts.conflictsHint}</p>
      {conflictCount > 1 ? (
        <div className={layout.actions}>
          <Button aria-pressed={taken.length === 0} onClick={() => onChoose('kept')}>
            {reportTexts.allOld}
          </Button>
          <Button aria-pressed={taken.length === all.length} onClick={() => onChoose('incoming')}>
            {reportTexts.allNew}
          </Button>
        </div>
      ) : null}
      <ul className={layout.list}>
        {conflicts.map((conflict) => (
          <li key={conflict.contest}>
            <Conflict
              conflict={conflict}
              isNew={taken.includes(conflict.contest)}
              onChoose={
                isEach
                  ? (isNew) => {
                      const others = taken.filter((contest) => contest !== conflict.contest);
                      onChoose(isNew ? [...others, conflict.contest] : others);
                    }
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
      {isEach ? null : <p className={common.small}>{reportTexts.more(conflictCount - conflicts.length)}</p>}
    </div>
  );
}

interface ConflictProps {
  readonly conflict: DrawConflict;
  readonly isNew: boolean;
  readonly onChoose: ((isNew: boolean) => void) | undefined;
}

function Conflict({ conflict, isNew, onChoose }: ConflictProps) {
  const { contest, kept, incoming } = conflict;
  const differs = differencesOf(kept, incoming);
  const sides = [
    { isTaken: !isNew, title: reportTexts.old, draw: kept, action: reportTexts.keepOld },
    { isTaken: isNew, title: reportTexts.incoming, draw: incoming, action: reportTexts.takeNew },
  ];
  return (
    <fieldset className={layout.list}>
      <legend className={css.contest}>{reportTexts.conflict(contest, differencesText(differs))}</legend>
      {sides.map(({ isTaken, title, draw, action }) => (
        <div key={title} className={layout.row}>
          <p>
            <b>{title}</b>: {differentPartsText(draw, differs)}
          </p>
          {onChoose ? (
            <Button aria-pressed={isTaken} onClick={() => onChoose(draw === incoming)}>
              {action}
            </Button>
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}
