import { useSnapshot } from 'valtio/react';
import { registerTexts } from '../../content/registering/register.ts';
import { gameOutcomes } from '../../state/check/game-outcomes.ts';
import { noteContest } from '../../state/registering/learn-contests.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';

/**
 * Warns where kept draws contradict a bet: its contest was drawn on another day, or its day had no draw, or more than
 * one. Then it asks which draw it was.
 */
export function WhichDraw({ games }: { readonly games: readonly SavedGame[] }) {
  const { of } = useSnapshot(gameOutcomes);
  const bets = games.flatMap(({ id }) => of.get(id)?.bets ?? []);
  const told = new Map(bets.map((bet) => [`${bet.draw} ${bet.from}`, bet]));
  return [...told].map(([key, { draw, from, first }]) => {
    const date = first[0]?.date;
    if (from !== undefined) {
      return date === undefined || date === draw ? null : <p key={key}>{registerTexts.otherDay(from, date, draw)}</p>;
    }
    if (first.length < 2) return null;
    return (
      <section key={key}>
        <p>{(date === draw ? registerTexts.manyDraws : registerTexts.noDraw)(draw)}</p>
        <div className={common.buttons}>
          {first.map((one) => (
            <Button key={one.contest} look="tinted" onClick={() => void noteContest(games, draw, one.contest)}>
              {registerTexts.ofContest(one.contest, one.date)}
            </Button>
          ))}
        </div>
      </section>
    );
  });
}
