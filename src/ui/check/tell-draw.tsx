import { useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { MONTHS } from '../../../workers/shared/lottery/months.ts';
import { byHandTexts, drawnFaultText, handAnswer } from '../../content/check/by-hand.ts';
import {
  byHand,
  checkByHand,
  chooseMonth,
  clearDrawn,
  drawnText,
  sumByHand,
  toggleDrawn,
  toldContest,
  typeDrawn,
} from '../../state/check/by-hand.ts';
import type { OwnDraw } from '../../state/draw-day/own-draws.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { NumberGrid } from '../bet/number-grid.tsx';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import field from '../parts/field.module.css';
import { SelectField, TextField } from '../parts/fields.tsx';
import { KeepDrawn } from './keep-drawn.tsx';
import css from './tell-draw.module.css';

interface Props {
  readonly lottery: LotteryKey;
  /** The draw that is asked for, where one is. */
  readonly asked?: OwnDraw;
}

/** The numbers of a contest, what is wrong with them, how the saved games do in it, and what keeps it. */
export function TellDraw({ lottery: key, asked }: Props) {
  const state = useSnapshot(byHand, { sync: true }) as typeof byHand;
  const { games } = useSnapshot(savedGames);
  const [draw, setDraw] = useState(0);
  const name = useId();
  const whyOff = useId();
  const lottery = lotteryOf(key);
  const of = { lottery, day: asked?.day };
  const told = toldContest(of, state);
  const found = sumByHand(lottery, checkByHand(lottery, games, told, asked?.day));
  const { numbers = [], fault } = told.draws[draw] ?? {};
  const isFull = numbers.length === lottery.drawn;
  return (
    <>
      {told.draws.length > 1 ? (
        <fieldset className={`${field.choices} ${css.draws}`}>
          <legend className="visually-hidden">{byHandTexts.grid}</legend>
          {told.draws.map((_, place) => (
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
          value={drawnText(of, draw, state)}
          placeholder={byHandTexts.example}
          inputMode="tel"
          problem={fault && drawnFaultText(lottery, fault)}
          onChange={(text) => typeDrawn(of, draw, text)}
        />
        <div className={css.told} data-won={found.tier}>
          <p role="status" className={common.strong}>
            {handAnswer(lottery, told, found)}
          </p>
          {told.draws.some((one) => one.numbers.length > 0) ? (
            <Button look="quiet" onClick={clearDrawn}>
              {byHandTexts.clear}
            </Button>
          ) : null}
        </div>
      </div>
      <NumberGrid
        lottery={lottery}
        label={byHandTexts.grid}
        chosen={new Map(numbers.map((n) => [n, 'fixed'] as const))}
        stateOf={(n) => ({
          'aria-pressed': numbers.includes(n),
          // A number that can no longer be marked takes the focus, and says why.
          ...(isFull && !numbers.includes(n) && { 'aria-disabled': true, 'aria-describedby': whyOff }),
        })}
        onTap={(n) => {
          if (!toggleDrawn(of, draw, n)) showToast(byHandTexts.full);
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
          onChange={(month) => chooseMonth(of, month)}
        />
      ) : null}
      {lottery.extra === 'team' ? <p className={common.soft}>{byHandTexts.team}</p> : null}
      {told.isWhole && asked ? <KeepDrawn lottery={lottery} told={told} draw={asked} /> : null}
    </>
  );
}
