import type { MouseEvent } from 'react';
import { formatCents } from '../../content/bet/price.ts';
import { winAmount } from '../../content/check/check.ts';
import { sumText } from '../../content/check/claim.ts';
import { backText, balanceText, diaryTexts, lineText, partTexts, periodTitle } from '../../content/diary/diary.ts';
import { shortDay } from '../../content/format-day.ts';
import { takeRepeats } from '../../platform/repeated-tap.ts';
import { asPaid } from '../../state/check/prize-sums.ts';
import { type DiaryLine, linesOf, type Period, type PeriodSums, periodEnd } from '../../state/diary/periods.ts';
import { notePart, removeSpending, wholeOf } from '../../state/diary/spending.ts';
import { showOffer, showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { Facts } from '../parts/facts.tsx';
import { focusHeading } from '../parts/heading-focus.ts';
import layout from '../parts/layout.module.css';
import { MoneyForm } from '../parts/money-form.tsx';
import css from './diary.module.css';

interface Props {
  readonly period: Period;
  readonly sums: PeriodSums;
}

/** A day, week or month: its sums, and all that is in them. */
export function PeriodCard({ period, sums: { from, spent, back, unknown, entries, prizes } }: Props) {
  const lines = linesOf(entries);
  return (
    <li className={layout.card}>
      <h3 className={common.lead}>{periodTitle(period, from, periodEnd(from, period))}</h3>
      <Facts
        className={css.money}
        facts={[
          [diaryTexts.spent, formatCents(spent)],
          [diaryTexts.back, sumText({ prizes: prizes.length, cents: back, unknown })],
          [diaryTexts.balance, balanceText(back - spent, unknown)],
        ]}
      />
      <details>
        <summary>{diaryTexts.details(lines.length + prizes.length)}</summary>
        <ul>
          {prizes.map((prize) => (
            <li key={prize.key} className={css.item}>
              <span className={css.what}>
                {`${shortDay(prize.claim?.on ?? '')}: ${backText(prize.lottery, prize)}`}
              </span>
              <span>{winAmount(asPaid(prize))}</span>
            </li>
          ))}
          {lines.map((line) => (
            <LineRow key={line.entries[0].key} line={line} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function LineRow({ line }: { readonly line: DiaryLine }) {
  const { entries, cents } = line;
  const text = lineText(entries[0], entries.length);
  const bets = entries.flatMap((entry) => ('lottery' in entry && entry.whole !== undefined ? [entry] : []));
  const whole = entries.reduce((sum, entry) => sum + wholeOf(entry), 0);
  const isPart = whole !== cents;
  const keepPart = async (own: number) => {
    await notePart(bets, own === whole ? undefined : own);
    showToast(own === whole ? partTexts.all : partTexts.kept);
  };
  return (
    <li className={css.item}>
      <span className={css.what}>
        {shortDay(entries[0].on)}: <bdi>{text}</bdi>
        {isPart ? partTexts.of(whole) : null}
      </span>
      <span>{formatCents(cents)}</span>
      <Button look="quiet" aria-label={`${diaryTexts.remove}: ${text}`} onClick={(event) => void remove(event, line)}>
        {diaryTexts.remove}
      </Button>
      {bets.length > 0 ? (
        <details className={css.part}>
          <summary aria-label={`${partTexts.title}: ${text}`}>{partTexts.title}</summary>
          <MoneyForm
            label={partTexts.label}
            hint={partTexts.hint}
            action={partTexts.keep}
            cents={isPart ? cents : undefined}
            most={whole}
            onKeep={keepPart}
            onEmpty={() => keepPart(whole)}
          />
        </details>
      ) : null}
    </li>
  );
}

/** Deletes all entries of a line: the focus goes to one beside it, and what is gone can be had back. */
async function remove(event: MouseEvent<HTMLElement>, { entries }: DiaryLine): Promise<void> {
  takeRepeats(event.nativeEvent);
  const row = event.currentTarget.closest('li');
  const beside = [row?.nextElementSibling, row?.previousElementSibling].flatMap(
    (item) => item?.querySelector('button') ?? [],
  );
  if (beside[0]) beside[0].focus({ preventScroll: true });
  else focusHeading();
  const putBack = await removeSpending(entries);
  showOffer(diaryTexts.removed, {
    label: diaryTexts.undo,
    run: (again) => {
      takeRepeats(again);
      focusHeading();
      void putBack();
    },
  });
}
