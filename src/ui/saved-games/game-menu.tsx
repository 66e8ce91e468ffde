import { type MouseEvent, useState } from 'react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { formatNumber } from '../../content/format.ts';
import { shortDay } from '../../content/format-day.ts';
import { resultTexts } from '../../content/run/result.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { ticketExtras } from '../../content/share/ticket-extras.ts';
import { site } from '../../content/shell/site.ts';
import { strategyName } from '../../content/strategy/strategy-name.ts';
import { openCopyMode } from '../../state/copy-mode/copy-mode.ts';
import { deleteGame, labelGame } from '../../state/saved-games/changes.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { openShare } from '../../state/share/share.ts';
import { Button } from '../parts/button.tsx';
import { printGames } from '../print/print-games.tsx';
import { copyGames } from './copy-games.ts';
import { GameNumbers } from './game-numbers.tsx';
import { LabelForm } from './label-form.tsx';
import { removeRow } from './remove-row.ts';
import css from './saved-row.module.css';

interface Props {
  readonly id: string;
  readonly game: SavedGame;
  /** What its buttons call it. */
  readonly name: string;
}

/** What is behind a saved game: where it comes from, and what one can do with it. */
export function GameMenu({ id, game, name }: Props) {
  const [isEdited, setIsEdited] = useState(false);
  const { note } = game;
  const first = game.numbers.slice(0, 3).map(formatNumber).join(' ');
  const remove = (event: MouseEvent<HTMLElement>) =>
    removeRow(event, deleteGame(game.id), savedTexts.removed(lotteryOf(game.lotteryType).name, first));
  return (
    <div id={id} className={css.body}>
      <GameNumbers numbers={game.numbers} isOpen />
      {note ? <p className={css.note}>{note}</p> : null}
      {ticketExtras(game).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={css.soft}>
        {strategyName(game.catalogueId ?? game.strategy)} · {shortDay(game.date.slice(0, 10))}
      </p>
      <div className={css.actions}>
        <Button
          className={css.wide}
          aria-label={savedTexts.ofGame(site.copyMode, name)}
          onClick={() => openCopyMode({ games: [game] })}
        >
          {site.copyMode}
        </Button>
        <Button aria-label={savedTexts.ofGame(savedTexts.copy, name)} onClick={() => copyGames([game])}>
          {savedTexts.copy}
        </Button>
        <Button aria-label={savedTexts.ofGame(site.share, name)} onClick={() => openShare([game], null)}>
          {site.share}
        </Button>
        <Button aria-label={savedTexts.ofGame(resultTexts.print, name)} onClick={() => printGames({ games: [game] })}>
          {resultTexts.print}
        </Button>
        <Button
          aria-label={savedTexts.ofGame(savedTexts.edit, name)}
          aria-expanded={isEdited}
          onClick={() => setIsEdited(!isEdited)}
        >
          {savedTexts.edit}
        </Button>
        <Button aria-label={savedTexts.ofGame(savedTexts.remove, name)} onClick={remove}>
          {savedTexts.remove}
        </Button>
      </div>
      {isEdited ? (
        <LabelForm
          fields={[
            { label: savedTexts.name, text: game.name ?? '' },
            { label: savedTexts.note, text: note ?? '' },
          ]}
          onSave={([first = '', second = '']) => labelGame(game.id, { name: first, note: second })}
          onClose={() => setIsEdited(false)}
        />
      ) : null}
    </div>
  );
}
