import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { byHandTexts } from '../../content/check/by-hand.ts';
import { registerTexts } from '../../content/registering/register.ts';
import { byHand, clearDrawn, keptByDay, type ToldContest } from '../../state/check/by-hand.ts';
import { type HandKept, keepByHand } from '../../state/check/keep-by-hand.ts';
import { nearContest } from '../../state/draw-day/near-contest.ts';
import type { OwnDraw } from '../../state/draw-day/own-draws.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { Conflicts } from '../parts/conflicts.tsx';
import { TextField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';

interface Props {
  readonly lottery: Lottery;
  /** All that was drawn. */
  readonly told: ToldContest;
  readonly draw: OwnDraw;
  /** True where a saved game has won. */
  readonly isWon: boolean;
}

/** Keeps what was drawn as the result of a contest, or by its day as long as the contest is not known. */
export function KeepDrawn({ lottery, told, draw, isWon }: Props) {
  const [typed, setTyped] = useState('');
  const [kept, setKept] = useState<HandKept>();
  const of = { lottery, day: draw.day };
  const isKept = keptByDay(of, useSnapshot(byHand) as typeof byHand) !== undefined;
  // What had the focus was the button that is gone.
  const box = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else stands here
  useEffect(() => {
    if (isAsked.current && document.activeElement === document.body) box.current?.focus();
  }, [kept, isKept]);
  const keep = async (text?: string, answer?: Parameters<typeof keepByHand>[4]) => {
    isAsked.current = true;
    const now = await keepByHand(lottery, told, draw, text, answer);
    setKept(now);
    if (now === 'kept' || now === 'by-day') showToast(byHandTexts.kept);
    if (now === 'refused') showToast(byHandTexts.notKept);
    if (now === 'for-now') showToast(registerTexts.notKept);
  };
  const near = nearContest(lottery.key, draw.day)?.contest;
  const asked = typeof kept === 'object' && 'far' in kept ? kept : undefined;
  if (typeof kept === 'object' && 'merge' in kept) {
    return (
      <div ref={box} tabIndex={-1}>
        <Conflicts
          merge={kept.merge}
          choice="kept"
          onChoose={({ length }) => {
            if (length > 0) return void keep(typed, { isSure: true, choice: 'incoming' });
            // A contest that was typed may be wrong: then the draw is still there.
            if (draw.contest !== undefined) clearDrawn(of);
            setKept(undefined);
          }}
        />
      </div>
    );
  }
  return (
    <div ref={box} tabIndex={-1} className={layout.items}>
      {isKept && draw.contest === undefined ? (
        <p>{byHandTexts.byDay(draw.day, isWon)}</p>
      ) : (
        <Button look="primary" wide onClick={() => void keep()}>
          {byHandTexts.keep}
        </Button>
      )}
      {draw.contest === undefined ? (
        <details open={isKept && isWon}>
          <summary>{byHandTexts.know}</summary>
          <Form className={layout.items} onSend={() => keep(typed)}>
            <TextField
              label={byHandTexts.contest}
              value={typed}
              inputMode="numeric"
              hint={byHandTexts.contestHint(near)}
              problem={
                asked
                  ? registerTexts.faults.contest.far(asked.far, asked.likely)
                  : kept === 'no-contest'
                    ? byHandTexts.noContest(near)
                    : undefined
              }
              onChange={(text) => {
                setTyped(text);
                setKept(undefined);
              }}
            />
            {asked ? (
              <Button look="tinted" wide onClick={() => void keep(typed, { isSure: true })}>
                {registerTexts.sure(asked.far)}
              </Button>
            ) : null}
            <div className={common.buttons}>
              <Button type="submit">{byHandTexts.keepContest}</Button>
            </div>
          </Form>
        </details>
      ) : null}
    </div>
  );
}
