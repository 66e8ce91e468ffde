import { useSnapshot } from 'valtio/react';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { byHandTexts, handResult } from '../../content/check/by-hand.ts';
import { checkTexts } from '../../content/check/check.ts';
import { byHand, checkByHand, toldContest } from '../../state/check/by-hand.ts';
import { drawsToAsk } from '../../state/check/due.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';
import layout from '../parts/layout.module.css';
import css from './check.module.css';
import { HitBalls } from './hit-balls.tsx';

/** How each saved game of a lottery does in the contest that is told by hand; nothing as long as no number is. */
export function HandList({ lottery: key }: { readonly lottery: LotteryKey }) {
  const lottery = lotteryOf(key);
  const told = toldContest(lottery, useSnapshot(byHand) as typeof byHand);
  const { games } = useSnapshot(savedGames);
  const [asked] = drawsToAsk(games, key, knownTime());
  const checks = checkByHand(lottery, games, told, asked?.day);
  const drawn = told.draws.flatMap(({ numbers }) => numbers);
  if (checks.length === 0) return <p>{byHandTexts.noGames}</p>;
  if (drawn.length === 0) return null;
  return (
    <ul className={`${layout.items} ${css.byHand}`}>
      {checks.map((check) => (
        <li key={`${check.game.id} ${check.isMirror}`} className={`${layout.card} ${css.dense}`}>
          <p className={layout.row}>
            {check.game.name === undefined ? null : <strong>{check.game.name}</strong>}
            <span>
              {[...(check.isMirror ? [checkTexts.mirror] : []), handResult(lottery, check, told.isWhole)].join(' · ')}
            </span>
          </p>
          <HitBalls numbers={check.numbers} drawn={drawn} />
        </li>
      ))}
    </ul>
  );
}
