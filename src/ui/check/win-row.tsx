import type { CheckedDraw, Win } from '../../../workers/shared/check/check-games.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { checkTexts, winAmount, winName } from '../../content/check/check.ts';
import css from './check.module.css';
import { HitBalls } from './hit-balls.tsx';

interface Props {
  readonly lottery: LotteryKey;
  readonly win: Omit<Win, 'game'>;
  /** What the winning bet marks. */
  readonly numbers: readonly number[];
  /** The draw, where its numbers are at hand. */
  readonly draw?: CheckedDraw | undefined;
}

/** A win: its name, its contest, its prize, and its numbers with the hits. */
export function WinRow({ lottery, win, numbers, draw }: Props) {
  const drawn = (win.second ? draw?.second : draw?.numbers) ?? [];
  const where = [
    checkTexts.draw(win.contest, win.date),
    ...(win.second ? [checkTexts.second] : lotteryOf(lottery).drawsPerContest === 2 ? [checkTexts.firstDraw] : []),
    ...(win.mirror ? [checkTexts.mirror] : []),
  ];
  return (
    <li className={css.win}>
      <p className={css.line}>
        <strong>{winName(lottery, win)}</strong>
        <span data-unknown={win.cents === undefined || undefined}>{winAmount(win)}</span>
      </p>
      <p className={css.soft}>{where.join(' · ')}</p>
      {draw ? <HitBalls numbers={numbers} drawn={drawn} /> : null}
    </li>
  );
}
