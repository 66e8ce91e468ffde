import { useSnapshot } from 'valtio/react';
import { ownDraws } from '../../../workers/shared/check/played-game.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { outcomeLine } from '../../content/check/follow.ts';
import { instantDay } from '../../content/format-day.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { ticketExtras } from '../../content/share/ticket-extras.ts';
import { strategyName } from '../../content/strategy/strategy-name.ts';
import { gameOutcomes } from '../../state/check/game-outcomes.ts';
import { deleteGame, labelGame, toggleFavorite } from '../../state/saved-games/changes.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { DrawLines } from './draw-lines.tsx';
import { GameNumbers } from './game-numbers.tsx';
import { RowActions } from './row-actions.tsx';
import css from './saved-card.module.css';
import { SavedCard, StarIcon } from './saved-card.tsx';

interface Props {
  readonly game: SavedGame;
  /** That of its heading. */
  readonly level: number;
  /** Its place in the batch that it stands in, from 1 on. */
  readonly place?: number;
  readonly isAlone?: boolean;
}

/** One saved game: a card with its numbers, which unfolds to where it comes from and what to do. */
export function SavedGameItem({ game, level, place, isAlone = false }: Props) {
  const { numbers, note } = game;
  const lottery = lotteryOf(game.lotteryType);
  const name = savedTexts.gameName(game);
  const title = game.name ?? (place === undefined ? lottery.name : savedTexts.place(place));
  return (
    <SavedCard
      games={[game]}
      level={level}
      isInner={place !== undefined}
      isAlone={isAlone}
      title={title}
      name={name}
      folded={<GameNumbers numbers={numbers} show={place === undefined ? 'first' : 'all'} />}
    >
      <GameNumbers numbers={numbers} show="large" />
      {note ? <p className={css.note}>{note}</p> : null}
      <div className={layout.list}>
        {ticketExtras(game).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <DrawLines games={[game]} />
        <Checked game={game} />
        <p className={common.small}>
          {strategyName(game.catalogueId ?? game.strategy)} · {instantDay(game.date)}
        </p>
      </div>
      <RowActions
        games={[game]}
        name={name}
        labels={{
          fields: [
            { label: savedTexts.name, text: game.name ?? '' },
            { label: savedTexts.note, text: note ?? '' },
          ],
          onSave: ([text = '', second = '']) => labelGame(game.id, { name: text, note: second }),
        }}
        onRemove={() => void deleteGame(game.id)}
      >
        <button
          type="button"
          className={common.icon}
          aria-label={savedTexts.ofGame(savedTexts.favorite, name)}
          aria-pressed={game.isFavorite}
          onClick={() => toggleFavorite(game.id)}
        >
          <StarIcon isOn={game.isFavorite} size={24} />
        </button>
      </RowActions>
    </SavedCard>
  );
}

/** Which contests the game has been checked against, once that is known. */
function Checked({ game }: { readonly game: SavedGame }) {
  const { of } = useSnapshot(gameOutcomes);
  const { registered, follow } = game;
  const outcome = of.get(game.id);
  if (!outcome || (outcome.contests === 0 && (!follow || registered))) return null;
  return <p>{outcomeLine(ownDraws(game), outcome)}</p>;
}
