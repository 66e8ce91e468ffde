import { type ReactNode, useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { MONTHS } from '../../../workers/shared/lottery/months.ts';
import { shortTier } from '../../content/bet/odds.ts';
import { byHandTexts, drawnFaultText, handAnswer } from '../../content/check/by-hand.ts';
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
import { savedGames } from '../../state/saved-games/saved-games.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { NumberGrid } from '../bet/number-grid.tsx';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import field from '../parts/field.module.css';
import { SelectField, TextField } from '../parts/fields.tsx';
import css from './tell-draw.module.css';

interface Props {
  readonly lottery: LotteryKey;
  /** Of the draw, where one is asked for. */
  readonly day?: string;
  /** What can be done with all that was drawn. */
  readonly children?: (told: ReturnType<typeof toldContest>) => ReactNode;
}

/** The numbers of a contest, what is wrong with them, and how the saved games do in it. */
export function TellDraw({ lottery: key, day, children }: Props) {
  const state = useSnapshot(byHand, { sync: true }) as typeof byHand;
  const { games } = useSnapshot(savedGames);
  const [draw, setDraw] = useState(0);
  const name = useId();
  const whyOff = useId();
  const lottery = lotteryOf(key);
  const told = toldContest(lottery, state);
  const checks = checkByHand(lottery, games, told, day);
  const shown = told.draws[draw];
  const playing = checks.filter(({ isIn }) => isIn);
  const winners = checks.filter(hasWon);
  const bets = winners.filter(({ game }) => game.registered);
  const won = bestWon(lottery, bets.length > 0 ? bets : winners);
  const counts = told.draws.map(({ numbers }) => numbers.length);
  const found = {
    games: playing.length,
    bets: bets.length,
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
          // A number that can no longer be marked takes the focus, and says why.
          const isOver = isFull && !isDrawn;
          return { 'aria-pressed': isDrawn, ...(isOver && { 'aria-disabled': true, 'aria-describedby': whyOff }) };
        }}
        onTap={(n) => {
          if (!toggleDrawn(lottery, draw, n)) showToast(byHandTexts.full);
        }}
      />
      {isFull ? (
        <p id={whyOff} className={common.soft}>
          {byHandTexts.full}
        </p>
      ) : null}
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
