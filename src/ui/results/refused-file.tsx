import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { incomingTexts } from '../../content/incoming/incoming.ts';
import { asksForOther, refusalAdvice, refusalReason } from '../../content/results/refusals.ts';
import { reportTexts } from '../../content/results/report.ts';
import { resultsTexts } from '../../content/results/results.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { checkRefused } from '../../state/incoming/incoming.ts';
import { discardFound, importing, type RefusedResults, readAs } from '../../state/results/importing.ts';
import { useGoToPage } from '../address/to-page.tsx';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { CardTitle } from './card-title.tsx';
import { LeftOutRows } from './folded.tsx';
import { ChooseFile, FittingFiles } from './import-place.tsx';
import { PasteForm } from './paste-form.tsx';

const DAY_ORDERS = ['day-first', 'month-first'] as const;

/** Why a file gave nothing, and what to do about it. */
export function RefusedFile({ refused }: { readonly refused: RefusedResults }) {
  const { name, isForeign } = useSnapshot(importing);
  const { refusal, detail, leftOut = [], leftOutCount = 0 } = refused;
  const reason = refusalReason(refusal, detail);
  const questions = questionsOf(refused);
  const goTo = useGoToPage(RESULTS_PAGE);
  return (
    <section className={layout.card}>
      <CardTitle>{questions?.title ?? reportTexts.refused(name !== null, reason)}</CardTitle>
      {questions ? (
        <>
          <p>
            {reason} {refusalAdvice(refusal)}
          </p>
          <div className={layout.actions}>
            {questions.answers.map(([text, said]) => (
              <Button key={text} look="tinted" onClick={() => readAs(said)}>
                {text}
              </Button>
            ))}
          </div>
        </>
      ) : null}
      {refusal === 'games' ? (
        <Button
          look="tinted"
          onClick={async () => {
            if (await checkRefused()) goTo({ tab: 'check' });
          }}
        >
          {incomingTexts.check}
        </Button>
      ) : null}
      <div className={layout.actions}>
        <ChooseFile>{reportTexts.another}</ChooseFile>
        <Button onClick={discardFound}>{reportTexts.close}</Button>
      </div>
      <details>
        <summary>{reportTexts.about}</summary>
        <div className={layout.items}>
          <p className={common.soft}>{reportTexts.source(name, isForeign)}</p>
          <p>
            {questions ? null : refusalAdvice(refusal)} {reportTexts.unchanged}
          </p>
          <LeftOutRows rows={leftOut} count={leftOutCount} />
          {asksForOther(refusal) ? (
            <div>
              <p>{resultsTexts.fittingTitle}</p>
              <FittingFiles />
            </div>
          ) : null}
          {name === null ? <PasteForm /> : null}
        </div>
      </details>
    </section>
  );
}

/** The question about a file that does not say its lottery or its days, and the answers. */
function questionsOf({ refusal, choices = [] }: RefusedResults) {
  if (refusal === 'unknown-days') {
    const answers = DAY_ORDERS.map((dayOrder) => [reportTexts.dayOrders[dayOrder], { dayOrder }] as const);
    return { title: reportTexts.whichDaysTitle, answers };
  }
  if (choices.length === 0) return undefined;
  const answers = choices.map((key) => [reportTexts.readAs(lotteryOf(key).name), { lottery: key }] as const);
  return { title: reportTexts.whichTitle, answers };
}
