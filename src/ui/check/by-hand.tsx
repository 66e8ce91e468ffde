import { useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { MONTHS } from '../../../workers/shared/lottery/months.ts';
import { shortTier } from '../../content/bet/odds.ts';
import { byHandTexts, drawnFaultText, handAnswer } from '../../content/check/by-hand.ts';
import { dueContests } from '../../content/check/due.ts';
import { saidDay } from '../../content/format-day.ts';
import {
  bestWon,
  byHand,
  checkByHand,
  chooseMonth,
  clearDrawn,
  drawnText,
  hasWon,
  mostHits,
  toggleDrawn,
  toldContest,
  typeDrawn,
} from '../../state/check/by-hand.ts';
import { drawsToAsk } from '../../state/check/due.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import { results } from '../../state/results/results.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';
import { NumberGrid } from '../bet/number-grid.tsx';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import field from '../parts/field.module.css';
import { SelectField, TextField } from '../parts/fields.tsx';
import layout from '../parts/layout.module.css';
import css from './by-hand.module.css';
import { KeepDrawn } from './keep-drawn.tsx';

/** The draw that is due, else the last one: its numbers, tapped or typed, and above them how the saved games do. */
export function ByHand({ lottery: key }: { readonly lottery: LotteryKey }) {
  const { games } = useSnapshot(savedGames);
  useSnapshot(results);
  const lottery = lotteryOf(key);
  const asked = drawsToAsk(games, key, knownTime());
  const [first] = asked;
  if (!first) {
    return (
      <details className={layout.card} data-lottery={key}>
        <summary className={common.strong}>{byHandTexts.other}</summary>
        <Numbers lottery={key} />
      </details>
    );
  }
  return (
    <section className={layout.items} data-lottery={key} aria-labelledby="sorteio">
      <h2 id="sorteio" className={layout.title}>
        {byHandTexts.title(lottery.name, first.contest, saidDay(first.day, brazilDate()))}
      </h2>
      {asked.length > 1 ? <p className={common.soft}>{dueContests(asked)}</p> : null}
      <Numbers key={`${key} ${first.day}`} lottery={key} day={first.day}>
        {(told) => <KeepDrawn lottery={lottery} told={told} draw={first} />}
      </Numbers>
    </section>
  );
}

interface NumbersProps {
  readonly lottery: LotteryKey;
  /** Of the draw, where one is asked for. */
  readonly day?: string;
  /** What can be done with all that was drawn. */
  readonly children?: (told: ReturnType<typeof toldContest>) => React.ReactNode;
}

/** The numbers of a contest, what is wrong with them, and how the saved games do in it. */
function Numbers({ lottery: key, day, children }: NumbersProps) {
  const state = useSnapshot(byHand, { sync: true }) as typeof byHand;
  const { games } = useSnapshot(savedGames);
  const [draw, setDraw] = useState(0);
  const name = useId();
  const lottery = lotteryOf(key);
  const told = toldContest(lottery, state);
  const checks = checkByHand(lottery, games, told, day);
  const shown = told.draws[draw];
  const playing = checks.filter(({ isIn }) => isIn);
  const winners = checks.filter(hasWon);
  const won = bestWon(lottery, checks);
  const counts = told.draws.map(({ numbers }) => numbers.length);
  const found = {
    games: playing.length,
    winners: winners.length,
    isBet: winners.some(({ game }) => game.registered),
    tier: won === undefined ? undefined : shortTier(key, won),
    most: Math.max(0, ...playing.map(mostHits)),
  };
  const isFull = counts[draw] === lottery.drawn;
  return (
    <>
      {counts.length > 1 ? (
        <fieldset className={`${field.choices} ${css.draws}`}>
          <legend className="visually-hidden">{byHandTexts.grid}</legend>
          {counts.map((_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first draw and the second
            <label key={place} className={field.choice}>
              <input
                type="radio"
                className={field.box}
                name={name}
                checked={draw === place}
                onChange={() => setDraw(place)}
              />
              {byHandTexts.draw(place)}
            </label>
          ))}
        </fieldset>
      ) : null}
      <div className={css.answer}>
        <TextField
          label={byHandTexts.grid}
          value={drawnText(lottery, draw, state)}
          placeholder={byHandTexts.example}
          inputMode="tel"
          problem={shown?.fault && drawnFaultText(lottery, shown.fault)}
          onChange={(text) => typeDrawn(lottery, draw, text)}
        />
        <div className={css.told} data-won={won}>
          <p role="status" className={common.strong}>
            {handAnswer({ counts, drawn: lottery.drawn, isWhole: told.isWhole }, found)}
          </p>
          {counts.some((count) => count > 0) ? (
            <Button look="quiet" onClick={clearDrawn}>
              {byHandTexts.clear}
            </Button>
          ) : null}
        </div>
      </div>
      <NumberGrid
        lottery={lottery}
        label={byHandTexts.grid}
        chosen={new Map(shown?.numbers.map((n) => [n, 'fixed'] as const))}
        stateOf={(n) => {
          const isDrawn = shown?.numbers.includes(n) ?? false;
          return { 'aria-pressed': isDrawn, ...(isFull && !isDrawn && { 'aria-disabled': true }) };
        }}
        onTap={(n) => toggleDrawn(lottery, draw, n)}
      />
      {lottery.extra === 'month' ? (
        <SelectField
          label={byHandTexts.month}
          value={told.month}
          choices={[byHandTexts.noMonth, ...MONTHS].map((month, i) => [i, month])}
          onChange={(month) => chooseMonth(lottery, month)}
        />
      ) : null}
      {lottery.extra === 'team' ? <p className={common.soft}>{byHandTexts.team}</p> : null}
      {told.isWhole ? children?.(told) : null}
    </>
  );
}
