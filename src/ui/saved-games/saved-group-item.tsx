import { savedTexts } from '../../content/saved-games/saved.ts';
import { deleteGroup, renameGroup } from '../../state/saved-games/changes.ts';
import type { GameGroup, SavedGame } from '../../state/saved-games/game.ts';
import type { WithGhosts } from '../../state/saved-games/groups.ts';
import { DrawLines } from './draw-lines.tsx';
import { BallRow } from './game-numbers.tsx';
import { GhostRow } from './ghost-row.tsx';
import { RowActions } from './row-actions.tsx';
import css from './saved-card.module.css';
import { SavedCard } from './saved-card.tsx';
import { SavedGameItem } from './saved-game-item.tsx';

/** More numbers than this do not fit on one line of a column. */
const MANY = 10;

interface Props {
  readonly group: GameGroup;
  /** Those of its games that are shown, one at least, and what was deleted among them. */
  readonly games: readonly SavedGame[];
  readonly ghosts: WithGhosts['ghosts'];
  /** That of its heading. */
  readonly level: number;
  readonly isAlone: boolean;
}

/** A batch that was saved together: one card, which unfolds to what to do with it and its games. */
export function SavedGroupItem({ group: { id, name }, games: all, ghosts, level, isAlone }: Props) {
  const games = all.filter((game) => !ghosts.has(game.id));
  return (
    <SavedCard
      games={games}
      level={level}
      isAlone={isAlone}
      title={name}
      name={name}
      folded={<BallRow numbers={games[0]?.numbers ?? []} />}
    >
      <RowActions
        games={games}
        name={name}
        labels={{
          fields: [{ label: savedTexts.groupName, text: name, isNeeded: true }],
          onSave: ([text = '']) => renameGroup(id, text),
        }}
        onRemove={() => void deleteGroup(id)}
      />
      <DrawLines games={games} />
      <ul
        className={css.games}
        data-many={games.some(({ numbers }) => numbers.length > MANY) || undefined}
        aria-label={name}
      >
        {all.map((game, i) => {
          const undo = ghosts.get(game.id);
          return undo ? (
            <GhostRow key={game.id} undo={undo} />
          ) : (
            <SavedGameItem key={game.id} game={game} level={level + 1} place={i + 1} />
          );
        })}
      </ul>
    </SavedCard>
  );
}
