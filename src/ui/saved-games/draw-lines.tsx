import { drawsSource, isDoubtful } from '../../../workers/shared/rules/draw-on.ts';
import { registerTexts } from '../../content/registering/register.ts';
import { drawnToday, nextDrawn } from '../../content/saved-games/game-outcome.ts';
import type { Outcome } from '../../state/check/outcome.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { isRegisteredDay } from '../../state/draw-day/registered-day.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { WhichDraw } from '../registering/which-draw.tsx';
import { useOutcome } from './use-outcome.ts';

/**
 * For which contest games of one lottery were registered, where all of them were, and alike; and their next draw, with
 * its source, unless that is the registered one.
 */
export function DrawLines({ games }: { readonly games: readonly SavedGame[] }) {
  const [line, ...others] = new Set(games.map(registeredLine));
  const next = nextLine(games, useOutcome()(games));
  return (
    <>
      {line && others.length === 0 ? <p>{line}</p> : null}
      <WhichDraw games={games} />
      {next ? <p>{next}</p> : null}
    </>
  );
}

function registeredLine({ lotteryType, registered, follow }: SavedGame): string | undefined {
  if (!registered) return undefined;
  const { draw, receipt } = registered;
  const isSure = !isDoubtful(lotteryType, draw, brazilDate());
  return registerTexts.state({ ...follow, draws: follow?.draws ?? 1, draw, isSure, receipt });
}

function nextLine(games: readonly SavedGame[], { at, next: day }: Outcome): string | undefined {
  const [first] = games;
  if (!first) return undefined;
  const { lotteryType } = first;
  if (at) return drawnToday(at, drawsSource(lotteryType, brazilDate()));
  if (day === undefined || isRegisteredDay(games, day)) return undefined;
  return nextDrawn(day, !isDoubtful(lotteryType, day, brazilDate()), drawsSource(lotteryType, day));
}
