import { useState } from 'react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { deleteGroup, renameGroup } from '../../state/saved-games/changes.ts';
import type { GameGroup, SavedGame } from '../../state/saved-games/game.ts';
import { DrawLines } from './draw-lines.tsx';
import { BallRow } from './game-numbers.tsx';
import { removeRow } from './remove-row.ts';
import { RowActions } from './row-actions.tsx';
import css from './saved-card.module.css';
import { SavedCard } from './saved-card.tsx';
import { SavedGameItem } from './saved-game-item.tsx';
import { useCost } from './use-cost.ts';

/** More numbers than this do not fit on one line of a column. */
const MANY = 10;

interface Props {
  readonly group: GameGroup;
  /** Those of its games that are shown, one at least. */
  readonly games: readonly SavedGame[];
  /** That of its heading. */
  readonly level: number;
  readonly isAlone: boolean;
}

/** A batch that was saved together: one card, which unfolds to what to do with it and its games. */
export function SavedGroupItem({ group: { id, name }, games, level, isAlone }: Props) {
  const edited = useState(false);
  return (
    <SavedCard
      games={games}
      level={level}
      isAlone={isAlone}
      title={name}
      name={name}
      line={savedTexts.line(games, name, useCost(games))}
      folded={<BallRow numbers={games[0]?.numbers ?? []} />}
    >
      <RowActions
        games={games}
        name={name}
        labels={{
          fields: [{ label: savedTexts.groupName, text: name, isNeeded: true }],
          onSave: ([text = '']) => renameGroup(id, text),
        }}
        edited={edited}
        onRemove={(event) => removeRow(event, deleteGroup(id), savedTexts.groupRemoved(name))}
      />
      <DrawLines games={games} />
      <ul
        className={css.games}
        data-many={games.some(({ numbers }) => numbers.length > MANY) || undefined}
        aria-label={name}
      >
        {games.map((game, i) => (
          <SavedGameItem key={game.id} game={game} level={level + 1} place={i + 1} />
        ))}
      </ul>
    </SavedCard>
  );
}
