import { useState } from 'react';
import type { CheckedDraw, GameCheck, Win } from '../../../workers/shared/check/check-games.ts';
import { type LotteryKey, lotteryOf, otherNumbers } from '../../../workers/shared/lottery/lotteries.ts';
import { checkTexts, winAmount, winName } from '../../content/check/check.ts';
import { outcomeLine } from '../../content/check/follow.ts';
import { listTexts, rowTexts } from '../../content/check/list.ts';
import { registerTexts } from '../../content/registering/register.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { checkAgain, type ScopeChoice } from '../../state/check/check.ts';
import type { GameToCheck } from '../../state/check/games-to-check.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { lazyPart } from '../parts/lazy-part.tsx';
import { GameNumbers } from '../saved-games/game-numbers.tsx';
import css from './check.module.css';
import { HitBalls } from './hit-balls.tsx';

/** So many wins are open; the others unfold. */
const OPEN_WINS = 3;

interface Props {
  readonly lottery: LotteryKey;
  readonly game: GameToCheck;
  /** Its place in the list, from 1 on. */
  readonly place: number;
  readonly check: GameCheck;
  readonly wins: readonly Win[];
  readonly draws: ReadonlyMap<number, CheckedDraw>;
  /** The one draw that all games were checked against. */
  readonly only: CheckedDraw | undefined;
  readonly scope: ScopeChoice;
}

/** How one game did: what it won, and where it won nothing its best. */
export function GameCheckRow({ lottery, game, place, check, wins, draws, only, scope }: Props) {
  const { played, saved, own, row } = game;
  const mirror = otherNumbers(lotteryOf(lottery), played.numbers);
  const rows = wins.map((win) => (
    <WinRow
      key={`${win.contest} ${win.second} ${win.mirror}`}
      lottery={lottery}
      win={win}
      numbers={win.mirror ? mirror : played.numbers}
      draw={draws.get(win.contest)}
    />
  ));
  const draw = check.contests > 0 ? only : undefined;
  return (
    <li className={`${layout.card} ${css.dense}`}>
      <h3 className={common.name}>{saved?.name ?? (row ? listTexts.line(row.line) : checkTexts.game(place))}</h3>
      {row
        ? rowTexts(lottery, row).map((text) => (
            <p key={text} className={common.soft}>
              {text}
            </p>
          ))
        : null}
      {wins.length > 0 && (only || wins.length === 1) ? null : draw ? (
        [draw.numbers, ...(draw.second ? [draw.second] : [])].map((drawn, i) => (
          <HitBalls key={i === 0 ? 'first' : 'second'} numbers={played.numbers} drawn={drawn} />
        ))
      ) : (
        <GameNumbers numbers={played.numbers} show="all" />
      )}
      {rows.length > 0 ? (
        <ul className={layout.items}>{rows.slice(0, OPEN_WINS)}</ul>
      ) : draw && played.numbers.length <= 20 ? null : (
        <p className={common.soft}>{bestOf(check)}</p>
      )}
      {rows.length > OPEN_WINS ? (
        <details>
          <summary className={common.strong}>{checkTexts.more(rows.length - OPEN_WINS)}</summary>
          <ul className={layout.items}>{rows.slice(OPEN_WINS)}</ul>
        </details>
      ) : null}
      {saved && own && scope === 'own' ? (
        <>
          <p className={common.soft}>{outcomeLine(own, check)}</p>
          {saved.registered ? null : <Registering game={saved} />}
        </>
      ) : null}
    </li>
  );
}

const Register = lazyPart(() => import('../registering/register-form.tsx').then((m) => m.Register));

/** The way to «Registrei» of a saved game, which is checked anew after it. */
function Registering({ game }: { readonly game: SavedGame }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    void checkAgain();
  };
  return (
    <>
      <Button
        look="quiet"
        aria-label={savedTexts.ofGame(registerTexts.menu, savedTexts.gameName(game))}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {registerTexts.menu}
      </Button>
      {isOpen ? <Register.Part games={[game]} onClose={close} /> : null}
    </>
  );
}

function bestOf({ hits }: GameCheck): string {
  const draws = hits.reduce((sum, times) => sum + times, 0);
  const best = hits.reduce((last, times, i) => (times > 0 ? i : last), 0);
  return draws === 0 ? checkTexts.noDraw : checkTexts.best(best, draws);
}

interface WinProps {
  readonly lottery: LotteryKey;
  readonly win: Omit<Win, 'game'>;
  /** What the winning bet marks. */
  readonly numbers: readonly number[];
  /** The draw, where its numbers are at hand. */
  readonly draw?: CheckedDraw | undefined;
}

/** A win: its name, its contest, its prize, and its numbers with the hits. */
function WinRow({ lottery, win, numbers, draw }: WinProps) {
  const drawn = (win.second ? draw?.second : draw?.numbers) ?? [];
  const where = [
    checkTexts.draw(win.contest, win.date),
    ...(win.second ? [checkTexts.second] : lotteryOf(lottery).drawsPerContest === 2 ? [checkTexts.firstDraw] : []),
    ...(win.mirror ? [checkTexts.mirror] : []),
  ];
  return (
    <li className={`${layout.list} ${css.win}`}>
      <p className={layout.row}>
        <strong>{winName(lottery, win)}</strong>
        <span className={win.cents === undefined ? common.soft : undefined}>{winAmount(win)}</span>
      </p>
      <p className={common.soft}>{where.join(' · ')}</p>
      {draw ? <HitBalls numbers={numbers} drawn={drawn} /> : null}
    </li>
  );
}
