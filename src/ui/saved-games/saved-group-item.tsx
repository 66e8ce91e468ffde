import { useState } from 'react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { deleteGroup, renameGroup } from '../../state/saved-games/changes.ts';
import type { GameGroup, SavedGame } from '../../state/saved-games/game.ts';
import { removeRow } from './remove-row.ts';
import { RowActions } from './row-actions.tsx';
import { SavedGameItem } from './saved-game-item.tsx';
import css from './saved-row.module.css';
import { SavedRow } from './saved-row.tsx';

interface Props {
  readonly group: GameGroup;
  /** Those of its games that are shown, one at least. */
  readonly games: readonly SavedGame[];
}

/** A batch that was saved together: one row, which unfolds to what to do with it and its games. */
export function SavedGroupItem({ group: { id, name }, games }: Props) {
  const edited = useState(false);
  return (
    <SavedRow isGroup lottery={games[0]?.lotteryType} title={name} name={name} line={savedTexts.ofGroup(games)}>
      <RowActions
        games={games}
        name={name}
        edit={savedTexts.rename}
        remove={savedTexts.removeGroup}
        labels={{
          fields: [{ label: savedTexts.groupName, text: name, isNeeded: true }],
          onSave: ([text = '']) => renameGroup(id, text),
        }}
        edited={edited}
        onRemove={(event) => removeRow(event, deleteGroup(id), savedTexts.groupRemoved(name))}
      />
      <ul className={css.games} aria-label={name}>
        {games.map((game) => (
          <SavedGameItem key={game.id} game={game} Heading="h4" />
        ))}
      </ul>
    </SavedRow>
  );
}
