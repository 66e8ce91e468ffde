import { useSnapshot } from 'valtio/react';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { byHandTexts, handResult } from '../../content/check/by-hand.ts';
import { checkTexts } from '../../content/check/check.ts';
import { siteTexts } from '../../content/check/site.ts';
import { registerTexts } from '../../content/registering/register.ts';
import { byHand, checkByHand, drawOnScreen, hasWon, toldContest, wouldWin } from '../../state/check/by-hand.ts';
import { drawsToAsk } from '../../state/check/due.ts';
import { settleConflict } from '../../state/check/keep-by-hand.ts';
import { toldDraws } from '../../state/check/told-draws.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import type { OwnDraw } from '../../state/draw-day/own-draws.ts';
import { registerPlayed } from '../../state/registering/register-games.ts';
import { isNoted, type SavedGame } from '../../state/saved-games/game.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import { Conflicts } from '../parts/conflicts.tsx';
import { focusHeading } from '../parts/heading-focus.ts';
import layout from '../parts/layout.module.css';
import css from './check.module.css';
import { HitBalls } from './hit-balls.tsx';
import { KeepDrawn } from './keep-drawn.tsx';
import { SiteDiffers } from './site-differs.tsx';

/**
 * How each saved game of a lottery does in the contest that is told by hand, and then what keeps it; nothing as long as no
 * number is told.
 */
export function HandList({ lottery: key }: { readonly lottery: LotteryKey }) {
  const lottery = lotteryOf(key);
  useSnapshot(toldDraws);
  const { games } = useSnapshot(savedGames);
  const entered = useSnapshot(byHand) as typeof byHand;
  const asked = drawOnScreen(drawsToAsk(games, key, knownTime()), entered);
  const told = toldContest({ lottery, day: asked?.day }, entered);
  const { conflict } = entered;
  if (conflict?.lottery.key === key) {
    const settle = async (isTold: boolean) => {
      focusHeading();
      if (!(await settleConflict(conflict, isTold))) showToast(byHandTexts.notKept);
    };
    const { ofSite, merge } = conflict;
    if (ofSite) {
      return (
        <SiteDiffers conflict={ofSite} onTake={() => void settle(false)}>
          <Button onClick={() => void settle(true)}>{siteTexts.keep}</Button>
        </SiteDiffers>
      );
    }
    return merge ? <Conflicts merge={merge} choice="kept" onChoose={({ length }) => void settle(length > 0)} /> : null;
  }
  const checks = checkByHand(lottery, games, told, asked?.day);
  const keep =
    told.isWhole && asked ? (
      <KeepDrawn key={asked.day} lottery={lottery} told={told} draw={asked} isWon={checks.some(hasWon)} />
    ) : null;
  if (checks.length > 0 && told.draws.every(({ numbers }) => numbers.length === 0)) return null;
  return (
    <>
      {checks.length === 0 ? (
        <p>{byHandTexts.noGames(lottery)}</p>
      ) : (
        <ul className={`${layout.items} ${css.byHand}`}>
          {checks.map((check) => (
            <li key={`${check.game.id} ${check.isMirror}`} className={`${layout.card} ${css.dense}`}>
              <p className={layout.row}>
                {check.game.name === undefined ? null : <strong>{check.game.name}</strong>}
                <span>
                  {[...(check.isMirror ? [checkTexts.mirror] : []), handResult(lottery, check, told.isWhole)].join(
                    ' · ',
                  )}
                </span>
              </p>
              {told.draws.map(({ numbers }, draw) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the first draw and the second
                <HitBalls key={draw} numbers={check.numbers} drawn={numbers} />
              ))}
              {asked && (!check.isIn || isNoted(check.game)) && !check.game.registered && wouldWin(check) ? (
                <Button look="tinted" onClick={() => void notePlayed(check.game, asked)}>
                  {byHandTexts.played}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {keep}
    </>
  );
}

/** Registers the game for that draw, and says so: what it costs is in the diary from then on. */
async function notePlayed(game: SavedGame, draw: OwnDraw): Promise<void> {
  focusHeading();
  const { told, code } = await registerPlayed(game, draw);
  showToast(code === 'kept' ? registerTexts.done(1, told) : registerTexts.notKept);
}
