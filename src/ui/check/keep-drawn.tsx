import { useState } from 'react';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { byHandTexts } from '../../content/check/by-hand.ts';
import { registerTexts } from '../../content/registering/register.ts';
import { clearDrawn, type ToldContest } from '../../state/check/by-hand.ts';
import { type HandKept, keepByHand } from '../../state/check/keep-by-hand.ts';
import { nearContest } from '../../state/draw-day/near-contest.ts';
import type { OwnDraw } from '../../state/draw-day/own-draws.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import { Conflicts } from '../parts/conflicts.tsx';
import { TextField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';

interface Props {
  readonly lottery: Lottery;
  /** All that was drawn. */
  readonly told: ToldContest;
  readonly draw: OwnDraw;
}

/** Keeps what was drawn as the result of a contest, which it asks for where that is not known. */
export function KeepDrawn({ lottery, told, draw }: Props) {
  const [typed, setTyped] = useState('');
  const [kept, setKept] = useState<HandKept>();
  const keep = async (answer?: Parameters<typeof keepByHand>[4]) => {
    const now = await keepByHand(lottery, told, draw, typed, answer);
    setKept(now);
    if (now === 'kept') showToast(byHandTexts.kept);
    if (now === 'refused') showToast(byHandTexts.notKept);
  };
  const near = nearContest(lottery.key, draw.day)?.contest;
  const asked = typeof kept === 'object' && 'far' in kept ? kept : undefined;
  return (
    <Form className={layout.items} onSend={() => keep()}>
      {draw.contest === undefined ? (
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
      ) : null}
      {asked ? (
        <Button look="tinted" wide onClick={() => void keep({ isSure: true })}>
          {registerTexts.sure(asked.far)}
        </Button>
      ) : null}
      {typeof kept === 'object' && 'merge' in kept ? (
        <Conflicts
          merge={kept.merge}
          choice="kept"
          onChoose={({ length }) => {
            if (length > 0) void keep({ isSure: true, choice: 'incoming' });
            else clearDrawn();
          }}
        />
      ) : (
        <Button type="submit" look="primary" wide>
          {byHandTexts.keep}
        </Button>
      )}
    </Form>
  );
}
