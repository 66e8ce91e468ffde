import { useSnapshot } from 'valtio/react';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { byHandTexts } from '../../content/check/by-hand.ts';
import { saidDay } from '../../content/format-day.ts';
import { byHand, drawOnScreen } from '../../state/check/by-hand.ts';
import { drawsToAsk } from '../../state/check/due.ts';
import { findTold, toldDraws } from '../../state/check/told-draws.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import { results } from '../../state/results/results.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';
import common from '../parts/common.module.css';
import { SelectField } from '../parts/fields.tsx';
import layout from '../parts/layout.module.css';
import { TellDraw } from './tell-draw.tsx';

/** The draw that is due, else the last one: its numbers, tapped or typed, and above them how the saved games do. */
export function ByHand({ lottery: key }: { readonly lottery: LotteryKey }) {
  const { games } = useSnapshot(savedGames);
  useSnapshot(results);
  useSnapshot(toldDraws);
  const lottery = lotteryOf(key);
  const asked = drawsToAsk(games, key, knownTime());
  const shown = drawOnScreen(asked, useSnapshot(byHand) as typeof byHand);
  if (!shown) {
    return (
      <details className={layout.card} data-lottery={key}>
        <summary className={common.strong}>{byHandTexts.other}</summary>
        <TellDraw key={key} lottery={key} />
      </details>
    );
  }
  return (
    <section className={layout.items} data-lottery={key} aria-labelledby="sorteio">
      <h2 id="sorteio" className={layout.title}>
        {byHandTexts.title(lottery.name, shown.contest, saidDay(shown.day, brazilDate()))}
      </h2>
      {asked.length > 1 ? (
        <SelectField
          label={byHandTexts.which}
          value={shown.day}
          choices={asked.map((draw) => [
            draw.day,
            byHandTexts.ofDraw(draw, findTold({ lottery: key, ...draw }) !== undefined),
          ])}
          onChange={(day) => {
            byHand.day = day;
          }}
        />
      ) : null}
      <TellDraw key={`${key} ${shown.day}`} lottery={key} asked={shown} />
    </section>
  );
}
