import { useSnapshot } from 'valtio/react';
import { isDoubtful } from '../../../workers/shared/rules/draw-on.ts';
import { toResults } from '../../content/check/due.ts';
import { registerTexts } from '../../content/registering/register.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { gameOutcomes, outcomeOf } from '../../state/check/game-outcomes.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import { chooseResultsLottery } from '../../state/results/results-lottery.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { ToPage } from '../address/to-page.tsx';
import button from '../parts/button.module.css';
import { WhichDraw } from '../registering/which-draw.tsx';

/** For which contest games were registered, where all of them were, and alike; and the way to a result that is due. */
export function RegisteredLine({ games }: { readonly games: readonly SavedGame[] }) {
  const { of } = useSnapshot(gameOutcomes);
  const [line, ...others] = new Set(games.map(lineOf));
  const [first] = games;
  return (
    <>
      {line && others.length === 0 ? <p>{line}</p> : null}
      <WhichDraw games={games} />
      {first && outcomeOf(games, of, knownTime()) === 'due' ? (
        <ToPage
          page={RESULTS_PAGE}
          search={{ tab: 'check' }}
          className={`${button.button} ${button.link} ${button.tinted} ${button.wide}`}
          onGo={() => chooseResultsLottery(first.lotteryType)}
        >
          {toResults}
        </ToPage>
      ) : null}
    </>
  );
}

function lineOf({ lotteryType, registered, follow }: SavedGame): string | undefined {
  if (!registered) return undefined;
  const { draw, receipt } = registered;
  const isSure = !isDoubtful(lotteryType, draw, brazilDate());
  return registerTexts.state({ ...follow, draws: follow?.draws ?? 1, draw, isSure, receipt });
}
