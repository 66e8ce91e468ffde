import { useEffect, useRef, useState } from 'react';
import { receiptTexts } from '../../content/registering/receipt.ts';
import { isWhole, matchReceipt, type ReceiptFault, type ReceiptMatch } from '../../state/registering/match-receipt.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { AreaField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import layout from '../parts/layout.module.css';
import { useOwnFocus } from '../parts/use-own-focus.ts';
import css from './registering.module.css';

interface Props {
  /** At least one, all of one lottery. */
  readonly games: readonly SavedGame[];
  readonly onClose: () => void;
}

/** «Comparar com o comprovante»: the text of what the counter has printed, and what of the games is in it. */
export function ReceiptForm({ games, onClose }: Props) {
  const [outcome, setOutcome] = useState<ReceiptMatch | ReceiptFault>();
  const text = useRef<HTMLTextAreaElement>(null);
  const answer = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useOwnFocus(form);
  useEffect(() => {
    if (outcome && !('fault' in outcome)) answer.current?.focus();
  }, [outcome]);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const submit = async () => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    const compared = await matchReceipt(games, text.current?.value ?? '', mine.signal);
    if (!mine.signal.aborted) setOutcome(compared);
  };
  const fault = outcome && 'fault' in outcome ? faultText(outcome, (games[0] as SavedGame).lotteryType) : undefined;
  return (
    <Form ref={form} className={layout.form} onSend={submit}>
      {/* React does not follow it: a long text would stop a phone. */}
      <AreaField label={receiptTexts.text} ref={text} hint={receiptTexts.lead} problem={fault} />
      <div className={common.buttons}>
        <Button type="submit" look="primary">
          {receiptTexts.run}
        </Button>
        <Button onClick={onClose}>{receiptTexts.close}</Button>
      </div>
      {outcome && !('fault' in outcome) ? (
        <section className={`${layout.card} ${layout.alert} ${css.answer}`} data-whole={isWhole(outcome) || undefined}>
          <h3 ref={answer} className={css.found} tabIndex={-1}>
            {receiptTexts.found(outcome.registered, outcome.bets, isWhole(outcome))}
          </h3>
          {doubtsOf(outcome).map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
          <Lines
            title={receiptTexts.more}
            lines={[...new Set(outcome.more.map(({ bet, numbers }) => receiptTexts.moreGame(bet, numbers)))]}
          />
          <Lines
            title={receiptTexts.near}
            lines={outcome.near.map(({ bet, missing, instead }) => receiptTexts.nearGame(bet, missing, instead))}
          />
          <Lines title={receiptTexts.missing} lines={outcome.missing.map(receiptTexts.game)} />
          <Lines title={receiptTexts.twice} lines={outcome.twice.map(receiptTexts.game)} />
          <Lines title={receiptTexts.others} lines={outcome.others.map(receiptTexts.numbers)} />
          {isWhole(outcome) ? null : <p>{receiptTexts.act}</p>}
          <Lines
            title={receiptTexts.guessed}
            lines={[...new Set(outcome.guessed.map(({ written, value }) => receiptTexts.guess(written, value)))]}
          />
        </section>
      ) : null}
    </Form>
  );
}

/** The warnings about the receipt as a whole. */
function doubtsOf({ lottery, otherLottery, otherContests, otherDay }: ReceiptMatch): string[] {
  return [
    ...(otherLottery ? [receiptTexts.otherLottery(otherLottery, lottery)] : []),
    ...(otherContests
      ? [receiptTexts.otherContests(otherContests.printed, otherContests.games, otherContests.isAll)]
      : []),
    ...(otherDay ? [receiptTexts.otherDay(otherDay.printed, otherDay.games)] : []),
  ];
}

function faultText(fault: ReceiptFault, asked: SavedGame['lotteryType']): string {
  if (fault.fault === 'other-lottery') return receiptTexts.otherLottery(fault.lottery, asked);
  return receiptTexts.faults[fault.fault];
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h4 className={common.name}>{title}</h4>
      <ul className={css.lines}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never change
          <li key={i}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
