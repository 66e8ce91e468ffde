import { type KeyboardEvent, useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { allNumbers, type Lottery, type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { prizesText } from '../../content/bet/odds.ts';
import { byHandTexts } from '../../content/check/by-hand.ts';
import { checkTexts, hitsLabel } from '../../content/check/check.ts';
import { formatNumber } from '../../content/format.ts';
import { byHand, checkByHand, clearDrawn, drawnOf, toggleDrawn } from '../../state/check/by-hand.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { stepInGrid } from '../bet/grid-steps.ts';
import grid from '../bet/number-choice.module.css';
import { Button } from '../parts/button.tsx';
import css from './check.module.css';
import { HitBalls } from './hit-balls.tsx';
import { KeepDrawn } from './keep-drawn.tsx';

/** Today's numbers, tapped on the playslip, and all saved games of the lottery checked at once. */
export function ByHand({ lottery: key }: { readonly lottery: LotteryKey }) {
  const drawn = drawnOf(key, useSnapshot(byHand));
  const { games } = useSnapshot(savedGames);
  const lottery = lotteryOf(key);
  const checks = checkByHand(lottery, games, drawn);
  const isFull = drawn.length === lottery.drawn;
  const whyOff = useId();
  const winners = checks.filter(({ prizes }) => prizes && prizes.length > 0).length;
  return (
    <details className={css.card} data-lottery={key}>
      <summary className={css.summary}>{byHandTexts.title}</summary>
      <p>{byHandTexts.hint}</p>
      {lottery.drawsPerContest === 2 ? <p className={css.soft}>{byHandTexts.double}</p> : null}
      <DrawnGrid key={key} lottery={lottery} drawn={drawn} whyOff={whyOff} />
      <div className={css.line}>
        <p role="status">
          {byHandTexts.count(drawn.length, lottery.drawn)}
          {isFull && checks.length > 0 ? `. ${byHandTexts.wins(winners)}` : null}
        </p>
        {drawn.length > 0 ? <Button onClick={clearDrawn}>{byHandTexts.clear}</Button> : null}
      </div>
      {isFull ? (
        <>
          <p id={whyOff} className={css.soft}>
            {byHandTexts.full}
          </p>
          <KeepDrawn lottery={lottery} drawn={drawn} />
        </>
      ) : null}
      {lottery.extra ? <p className={css.soft}>{byHandTexts.extras}</p> : null}
      {checks.length === 0 ? (
        <p>{byHandTexts.noGames}</p>
      ) : (
        <ul className={css.games}>
          {checks.map(({ game, isMirror, numbers, hits, prizes }) => (
            <li key={`${game.id} ${isMirror}`} className={css.game}>
              <p className={css.line}>
                <strong>{game.name ?? hitsLabel(hits)}</strong>
                <span>
                  {[
                    ...(isMirror ? [checkTexts.mirror] : []),
                    ...(game.name === undefined ? [] : [hitsLabel(hits)]),
                    ...(prizes?.map((one) => prizesText(key, one.hits, one.prizes)) ?? []),
                    ...(prizes?.length === 0 ? [byHandTexts.noPrize] : []),
                  ].join(' · ')}
                </span>
              </p>
              <HitBalls numbers={numbers} drawn={drawn} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

interface GridProps {
  readonly lottery: Lottery;
  readonly drawn: readonly number[];
  /** The element that says why no more can be marked, once all are. */
  readonly whyOff: string;
}

/**
 * The playslip, each number a button that says it was drawn. One stop of the Tab key; arrows lead on, also to those that
 * can no longer be marked: they say why.
 */
function DrawnGrid({ lottery, drawn, whyOff }: GridProps) {
  const [stop, setStop] = useState(1);
  const isFull = drawn.length === lottery.drawn;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = stepInGrid(event.currentTarget, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would say its name before each number
    <div
      role="group"
      aria-label={byHandTexts.grid}
      className={grid.grid}
      data-columns={lottery.columns}
      onKeyDown={move}
    >
      {allNumbers(lottery).map((n) => {
        const isOff = isFull && !drawn.includes(n);
        return (
          <button
            key={n}
            type="button"
            className={grid.number}
            tabIndex={n === stop ? 0 : -1}
            data-choice={drawn.includes(n) ? 'fixed' : undefined}
            aria-pressed={drawn.includes(n)}
            aria-disabled={isOff || undefined}
            aria-describedby={isOff ? whyOff : undefined}
            onFocus={() => setStop(n)}
            onClick={() => {
              if (!toggleDrawn(lottery, n)) showToast(byHandTexts.full);
            }}
          >
            {formatNumber(n)}
          </button>
        );
      })}
    </div>
  );
}
