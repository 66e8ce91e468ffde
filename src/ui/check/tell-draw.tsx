import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { MONTHS } from '../../../workers/shared/lottery/months.ts';
import { slipTexts } from '../../content/bet/typed-numbers.ts';
import { byHandTexts, handAnswer } from '../../content/check/by-hand.ts';
import { readTypedNumbers, slip } from '../../state/bet/typed-numbers.ts';
import {
  byHand,
  type ContestToTell,
  checkByHand,
  chooseMonth,
  clearDrawn,
  drawnText,
  sumByHand,
  toldContest,
  typeDrawn,
} from '../../state/check/by-hand.ts';
import { toldDraws } from '../../state/check/told-draws.ts';
import type { OwnDraw } from '../../state/draw-day/own-draws.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';
import { NumbersField } from '../bet/numbers-field.tsx';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import field from '../parts/field.module.css';
import { SelectField } from '../parts/fields.tsx';
import layout from '../parts/layout.module.css';
import { GameNumbers } from '../saved-games/game-numbers.tsx';
import css from './tell-draw.module.css';

interface Props {
  readonly lottery: LotteryKey;
  /** The draw that is asked for, where one is. */
  readonly asked?: OwnDraw;
}

/** The numbers of a contest, what is wrong with them, and how the saved games do in it. */
export function TellDraw({ lottery: key, asked }: Props) {
  const state = useSnapshot(byHand, { sync: true }) as typeof byHand;
  useSnapshot(toldDraws);
  const { games } = useSnapshot(savedGames);
  const [draw, setDraw] = useState(0);
  const name = useId();
  const lottery = lotteryOf(key);
  const of = { lottery, day: asked?.day };
  const told = toldContest(of, state);
  const found = sumByHand(lottery, checkByHand(lottery, games, told, asked?.day));
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
      <DrawnNumbers key={draw} of={of} draw={draw} text={drawnText(of, draw, state)}>
        <div className={css.told} data-won={found.bets > 0 ? found.tier : undefined}>
          <p role="status" className={common.strong}>
            {handAnswer(lottery, told, found)}
          </p>
          {told.draws.some((one) => one.numbers.length > 0) ? (
            <Button look="quiet" onClick={() => clearDrawn(of)}>
              {byHandTexts.clear}
            </Button>
          ) : null}
        </div>
      </DrawnNumbers>
      {lottery.extra === 'month' ? (
        <SelectField
          label={byHandTexts.month}
          value={told.month}
          choices={[byHandTexts.noMonth, ...MONTHS].map((month, i) => [i, month])}
          onChange={(month) => chooseMonth(of, month)}
        />
      ) : null}
      {lottery.extra === 'team' ? <p className={common.soft}>{byHandTexts.team}</p> : null}
    </>
  );
}

interface DrawnProps {
  readonly of: ContestToTell;
  readonly draw: number;
  readonly text: string;
  /** What comes of the numbers. */
  readonly children: ReactNode;
}

/** The numbers of a draw: entered, and once all are there in one row, to be corrected. */
function DrawnNumbers({ of, draw, text, children }: DrawnProps) {
  const { lottery } = of;
  const { numbers, fault } = readTypedNumbers(lottery, lottery.drawn, text);
  // «5» may be the beginning of «55».
  const isDone = numbers.length === lottery.drawn && !fault && /\d\d\s*$/.test(text);
  const [isCorrected, setIsCorrected] = useState(false);
  const isRow = isDone && !isCorrected;
  const box = useRef<HTMLDivElement>(null);
  const wasRow = useRef(isRow);
  useEffect(() => {
    if (!isDone) setIsCorrected(false);
    // What had the focus has made room.
    if (isRow !== wasRow.current)
      box.current?.querySelector<HTMLElement>(isRow ? 'button' : slip.isOpen ? 'summary' : 'input')?.focus();
    wasRow.current = isRow;
  }, [isDone, isRow]);
  return (
    <div ref={box}>
      <NumbersField
        lottery={lottery}
        label={byHandTexts.grid}
        text={text}
        most={lottery.drawn}
        onChange={(typed) => typeDrawn(of, draw, typed)}
        instead={
          isRow ? (
            <div className={layout.row}>
              <GameNumbers numbers={[...numbers].sort((a, b) => a - b)} show="all" />
              <Button look="quiet" onClick={() => setIsCorrected(true)}>
                {slipTexts.correct}
              </Button>
            </div>
          ) : undefined
        }
      >
        {children}
      </NumbersField>
    </div>
  );
}
