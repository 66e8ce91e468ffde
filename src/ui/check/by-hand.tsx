import { useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { prizesText } from '../../content/bet/odds.ts';
import { byHandTexts } from '../../content/check/by-hand.ts';
import { checkTexts, hitsLabel } from '../../content/check/check.ts';
import { byHand, checkByHand, clearDrawn, drawnOf, toggleDrawn } from '../../state/check/by-hand.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { NumberGrid } from '../bet/number-grid.tsx';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
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
    <details className={`${layout.card} ${css.byHand}`} data-lottery={key}>
      <summary className={common.strong}>{byHandTexts.title}</summary>
      <p>{byHandTexts.hint}</p>
      {lottery.drawsPerContest === 2 ? <p className={common.soft}>{byHandTexts.double}</p> : null}
      <NumberGrid
        key={key}
        lottery={lottery}
        label={byHandTexts.grid}
        chosen={new Map(drawn.map((n) => [n, 'fixed'] as const))}
        stateOf={(n) => {
          const isDrawn = drawn.includes(n);
          // A number that can no longer be marked takes the focus, and says why.
          return {
            'aria-pressed': isDrawn,
            ...(isFull && !isDrawn && { 'aria-disabled': true, 'aria-describedby': whyOff }),
          };
        }}
        onTap={(n) => {
          if (!toggleDrawn(lottery, n)) showToast(byHandTexts.full);
        }}
      />
      <div className={layout.row}>
        <p role="status">
          {byHandTexts.count(drawn.length, lottery.drawn)}
          {isFull && checks.length > 0 ? `. ${byHandTexts.wins(winners)}` : null}
        </p>
        {drawn.length > 0 ? <Button onClick={clearDrawn}>{byHandTexts.clear}</Button> : null}
      </div>
      {isFull ? (
        <>
          <p id={whyOff} className={common.soft}>
            {byHandTexts.full}
          </p>
          <KeepDrawn lottery={lottery} drawn={drawn} />
        </>
      ) : null}
      {lottery.extra ? <p className={common.soft}>{byHandTexts.extras[lottery.extra]}</p> : null}
      {checks.length === 0 ? (
        <p>{byHandTexts.noGames}</p>
      ) : (
        <ul className={layout.items}>
          {checks.map(({ game, isMirror, numbers, hits, prizes }) => (
            <li key={`${game.id} ${isMirror}`} className={`${layout.card} ${css.dense}`}>
              <p className={layout.row}>
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
