import { type MouseEvent, useId, useState } from 'react';
import { resultTexts } from '../../content/run/result.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { site } from '../../content/shell/site.ts';
import { openCopyMode } from '../../state/copy-mode/copy-mode.ts';
import { deleteGroup, renameGroup } from '../../state/saved-games/changes.ts';
import type { GameGroup, SavedGame } from '../../state/saved-games/game.ts';
import { openShare } from '../../state/share/share.ts';
import { Button } from '../parts/button.tsx';
import { printGames } from '../print/print-games.tsx';
import { copyGames } from './copy-games.ts';
import { FoldIcon } from './game-icons.tsx';
import { LabelForm } from './label-form.tsx';
import { removeRow } from './remove-row.ts';
import { SavedGameItem } from './saved-game-item.tsx';
import css from './saved-row.module.css';

interface Props {
  readonly group: GameGroup;
  /** Those of its games that are shown, one at least. */
  readonly games: readonly SavedGame[];
}

/** A batch that was saved together: one row, which unfolds to what to do with it and its games. */
export function SavedGroupItem({ group, games }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [isEdited, setIsEdited] = useState(false);
  const details = useId();
  const { id, name } = group;
  const of = (action: string) => savedTexts.ofGame(action, name);
  const remove = (event: MouseEvent<HTMLElement>) => removeRow(event, deleteGroup(id), savedTexts.groupRemoved(name));
  return (
    <li className={`${css.item} ${css.group}`} data-lottery={games[0]?.lotteryType}>
      <div className={css.head}>
        <div className={css.words}>
          <h3 className={css.name} tabIndex={-1}>
            {name}
          </h3>
          <p className={css.soft}>{savedTexts.ofGroup(games)}</p>
        </div>
        <button
          type="button"
          className={css.unfold}
          aria-label={of(savedTexts.open)}
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FoldIcon isOpen={isOpen} />
        </button>
      </div>
      {isOpen ? (
        <div id={details} className={css.body}>
          <div className={css.actions}>
            <Button className={css.wide} aria-label={of(site.copyMode)} onClick={() => openCopyMode({ games })}>
              {site.copyMode}
            </Button>
            <Button aria-label={of(savedTexts.copy)} onClick={() => copyGames(games)}>
              {savedTexts.copy}
            </Button>
            <Button aria-label={of(site.share)} onClick={() => openShare(games, null)}>
              {site.share}
            </Button>
            <Button aria-label={of(resultTexts.print)} onClick={() => printGames({ games })}>
              {resultTexts.print}
            </Button>
            <Button aria-label={of(savedTexts.rename)} aria-expanded={isEdited} onClick={() => setIsEdited(!isEdited)}>
              {savedTexts.rename}
            </Button>
            <Button aria-label={of(savedTexts.removeGroup)} onClick={remove}>
              {savedTexts.removeGroup}
            </Button>
          </div>
          {isEdited ? (
            <LabelForm
              fields={[{ label: savedTexts.groupName, text: name, isNeeded: true }]}
              onSave={([text = '']) => renameGroup(id, text)}
              onClose={() => setIsEdited(false)}
            />
          ) : null}
          <ul className={css.games} aria-label={name}>
            {games.map((game) => (
              <SavedGameItem key={game.id} game={game} Heading="h4" />
            ))}
          </ul>
        </div>
      ) : null}
    </li>
  );
}
