import { useState } from 'react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { formatNumber } from '../../content/format.ts';
import { shortDay } from '../../content/format-day.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { ticketExtras } from '../../content/share/ticket-extras.ts';
import { strategyName } from '../../content/strategy/strategy-name.ts';
import { deleteGame, labelGame, toggleFavorite } from '../../state/saved-games/changes.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import common from '../parts/common.module.css';
import { LineIcon } from '../parts/icons.tsx';
import { GameNumbers } from './game-numbers.tsx';
import { removeRow } from './remove-row.ts';
import { RowActions } from './row-actions.tsx';
import css from './saved-row.module.css';
import { SavedRow } from './saved-row.tsx';

interface Props {
  readonly game: SavedGame;
  readonly Heading?: 'h3' | 'h4';
}

/** One saved game: a row with its numbers, which unfolds to where it comes from and what to do. */
export function SavedGameItem({ game, Heading = 'h3' }: Props) {
  const { numbers, note } = game;
  const edited = useState(false);
  const lottery = lotteryOf(game.lotteryType);
  const name = savedTexts.gameName(game);
  const first = numbers.slice(0, 3).map(formatNumber).join(' ');
  return (
    <SavedRow
      lottery={lottery.key}
      title={game.name ?? lottery.name}
      Heading={Heading}
      name={name}
      line={game.name ? lottery.name : undefined}
      folded={<GameNumbers numbers={numbers} isOpen={false} />}
      button={
        <button
          type="button"
          className={css.star}
          aria-label={savedTexts.ofGame(savedTexts.favorite, name)}
          aria-pressed={game.isFavorite}
          onClick={() => toggleFavorite(game.id)}
        >
          <StarIcon isOn={game.isFavorite} />
        </button>
      }
    >
      <GameNumbers numbers={numbers} isOpen />
      {note ? <p className={css.note}>{note}</p> : null}
      {ticketExtras(game).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={common.small}>
        {strategyName(game.catalogueId ?? game.strategy)} · {shortDay(game.date.slice(0, 10))}
      </p>
      <RowActions
        games={[game]}
        name={name}
        edit={savedTexts.edit}
        remove={savedTexts.remove}
        labels={{
          fields: [
            { label: savedTexts.name, text: game.name ?? '' },
            { label: savedTexts.note, text: note ?? '' },
          ],
          onSave: ([text = '', second = '']) => labelGame(game.id, { name: text, note: second }),
        }}
        edited={edited}
        onRemove={(event) => removeRow(event, deleteGame(game.id), savedTexts.removed(lottery.name, first))}
      />
    </SavedRow>
  );
}

const StarIcon = ({ isOn }: { readonly isOn: boolean }) => (
  <LineIcon>
    <path
      fill={isOn ? 'currentColor' : 'none'}
      d="M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7 9.6 9z"
    />
  </LineIcon>
);
