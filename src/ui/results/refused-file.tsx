import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { asksForOther, refusalAdvice, refusalReason } from '../../content/results/refusals.ts';
import { reportTexts } from '../../content/results/report.ts';
import { resultsTexts } from '../../content/results/results.ts';
import { discardFound, importing, readAs } from '../../state/results/importing.ts';
import { Button } from '../parts/button.tsx';
import archive from './archive.module.css';
import { CardTitle } from './card-title.tsx';
import { LeftOutRows } from './folded.tsx';
import place from './import-place.module.css';
import { ChooseFile, FittingFiles } from './import-place.tsx';
import { PasteForm } from './paste-form.tsx';

type Refused = NonNullable<(typeof importing)['refused']>;

/** Why a file gave nothing, and what to do about it. */
export function RefusedFile({ refused }: { readonly refused: Refused }) {
  const { name, isForeign } = useSnapshot(importing);
  const { refusal, detail, choices = [], leftOut = [], leftOutCount = 0 } = refused;
  return (
    <section className={archive.card}>
      <CardTitle>{choices.length > 0 ? reportTexts.whichTitle : reportTexts.refusedTitle(name !== null)}</CardTitle>
      <p className={archive.soft}>{reportTexts.source(name, isForeign)}</p>
      <p>
        <strong>{refusalReason(refusal, detail)}</strong> {refusalAdvice(refusal)}
      </p>
      {choices.length > 0 ? (
        <div className={archive.actions}>
          {choices.map((key) => (
            <Button key={key} look="tinted" onClick={() => readAs(key)}>
              {reportTexts.readAs(lotteryOf(key).name)}
            </Button>
          ))}
        </div>
      ) : null}
      <LeftOutRows rows={leftOut} count={leftOutCount} />
      {asksForOther(refusal) ? (
        <div>
          <p>{resultsTexts.fittingTitle}</p>
          <FittingFiles />
        </div>
      ) : null}
      <p className={archive.small}>{reportTexts.unchanged}</p>
      <div className={place.ways}>
        <ChooseFile>{reportTexts.another}</ChooseFile>
        {name === null ? <PasteForm /> : null}
      </div>
      <div className={archive.actions}>
        <Button onClick={discardFound}>{reportTexts.close}</Button>
      </div>
    </section>
  );
}
