import { useEffect, useRef, useState } from 'react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { conferTexts } from '../../content/registering/confer.ts';
import { type ConferFault, type Conferred, confer, isWhole } from '../../state/registering/confer.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { gamesOf, lotteriesIn } from '../../state/saved-games/list.ts';
import { Button } from '../parts/button.tsx';
import { AreaField, SelectField } from '../parts/fields.tsx';
import { Form } from '../parts/form.tsx';
import { useOwnFocus } from '../parts/use-own-focus.ts';
import css from './confer-form.module.css';

interface Props {
  /** At least one. */
  readonly games: readonly SavedGame[];
  readonly onClose: () => void;
}

/** «Conferir comprovante»: the text of what the counter has printed, and what of the games is in it. */
export function ConferForm({ games, onClose }: Props) {
  const lotteries = lotteriesIn(games);
  const [wanted, setLottery] = useState(lotteries[0] as SavedGame['lotteryType']);
  const [outcome, setOutcome] = useState<Conferred | ConferFault>();
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
    const compared = await confer(gamesOf(games, wanted), text.current?.value ?? '', mine.signal);
    if (!mine.signal.aborted) setOutcome(compared);
  };
  const fault = outcome && 'fault' in outcome ? faultText(outcome, wanted) : undefined;
  return (
    <Form ref={form} className={css.form} onSend={submit}>
      {lotteries.length > 1 ? (
        <SelectField
          label={conferTexts.lottery}
          value={wanted}
          choices={lotteries.map((key) => [key, lotteryOf(key).name])}
          onChange={setLottery}
        />
      ) : null}
      {/* React does not follow it: a long text would stop a phone. */}
      <AreaField label={conferTexts.text} ref={text} hint={conferTexts.lead} problem={fault} />
      <div className={css.actions}>
        <Button type="submit" look="primary">
          {conferTexts.run}
        </Button>
        <Button onClick={onClose}>{conferTexts.close}</Button>
      </div>
      {outcome && !('fault' in outcome) ? (
        <section className={css.answer} data-whole={isWhole(outcome) || undefined}>
          <h3 ref={answer} className={css.found} tabIndex={-1}>
            {conferTexts.found(outcome.registered, outcome.bets, isWhole(outcome))}
          </h3>
          {doubtsOf(outcome).map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
          <Lines
            title={conferTexts.more}
            lines={[...new Set(outcome.more.map(({ bet, numbers }) => conferTexts.moreGame(bet, numbers)))]}
          />
          <Lines
            title={conferTexts.near}
            lines={outcome.near.map(({ bet, missing, instead }) => conferTexts.nearGame(bet, missing, instead))}
          />
          <Lines title={conferTexts.missing} lines={outcome.missing.map(conferTexts.game)} />
          <Lines title={conferTexts.twice} lines={outcome.twice.map(conferTexts.game)} />
          <Lines title={conferTexts.others} lines={outcome.others.map(conferTexts.numbers)} />
          {isWhole(outcome) ? null : <p>{conferTexts.act}</p>}
          <Lines
            title={conferTexts.guessed}
            lines={[...new Set(outcome.guessed.map(({ written, value }) => conferTexts.guess(written, value)))]}
          />
        </section>
      ) : null}
    </Form>
  );
}

/** What speaks against the receipt as a whole. */
function doubtsOf({ lottery, otherLottery, otherContests, otherDay }: Conferred): string[] {
  return [
    ...(otherLottery ? [conferTexts.otherLottery(otherLottery, lottery)] : []),
    ...(otherContests
      ? [conferTexts.otherContests(otherContests.printed, otherContests.games, otherContests.isAll)]
      : []),
    ...(otherDay ? [conferTexts.otherDay(otherDay.printed, otherDay.games)] : []),
  ];
}

function faultText(fault: ConferFault, asked: SavedGame['lotteryType']): string {
  if (fault.fault === 'other-lottery') return conferTexts.otherLottery(fault.lottery, asked);
  return conferTexts.faults[fault.fault];
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h4 className={css.title}>{title}</h4>
      <ul className={css.lines}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never change
          <li key={i}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
