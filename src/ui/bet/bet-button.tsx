import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { betTexts } from '../../content/bet/bet.ts';
import { betSummary } from '../../content/bet/bet-summary.ts';
import { betDialog, closeBetDialog, openBetDialog } from '../../state/bet/bet-dialog.ts';
import { bets, restoreBets } from '../../state/bet/bets.ts';
import { Dialog } from '../parts/dialog.tsx';
import layout from '../parts/layout.module.css';
import { lazyPart } from '../parts/lazy-part.tsx';
import css from './bet-button.module.css';

const Bet = lazyPart(
  () => import('./bet-dialog.tsx').then((m) => m.BetDialog),
  (body) => (
    <Dialog title={betTexts.title} onClose={closeBetDialog}>
      {body}
    </Dialog>
  ),
);

interface Props {
  readonly lottery: Lottery;
  /** How many games there are to be, as far as that is chosen. */
  readonly games: number;
  /** Without an edge, where a view has enough of them. */
  readonly isQuiet?: boolean;
}

/** «Sua aposta» with how the lottery is played, in a line; opens the dialog. One for a view. */
export function BetButton({ lottery, games, isQuiet = false }: Props) {
  const { isOpen, refusal } = useSnapshot(betDialog);
  const bet = useSnapshot(bets).of[lottery.key];
  useEffect(restoreBets, []);
  useEffect(() => closeBetDialog, []);
  return (
    <>
      <button type="button" className={isQuiet ? css.quiet : css.button} onClick={() => openBetDialog()}>
        <span className={`${layout.row} ${css.words}`}>
          <b className={css.title}>{betTexts.title}</b> <span className={css.summary}>{betSummary(lottery, bet)}</span>
        </span>
      </button>
      {isOpen ? <Bet.Part lottery={lottery} games={games} refusal={refusal} /> : null}
    </>
  );
}
