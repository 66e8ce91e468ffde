import { useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { findLottery, LOTTERIES, type LotteryKey } from '../../../workers/shared/lotteries.ts';
import { refusalAdvice, refusalReason } from '../../content/results/refusals.ts';
import { reportTexts } from '../../content/results/report.ts';
import { discardFound, importing, readAs } from '../../state/results/importing.ts';
import { Button } from '../parts/button.tsx';
import field from '../parts/field.module.css';
import archive from './archive.module.css';
import { CardTitle } from './card-title.tsx';
import { LeftOutRows } from './left-out-rows.tsx';

type Refused = NonNullable<(typeof importing)['refused']>;

/** Why a file gave nothing, and what to do about it. */
export function RefusedFile({ refused }: { readonly refused: Refused }) {
  const { name } = useSnapshot(importing);
  const { refusal, detail, leftOut = [] } = refused;
  return (
    <section className={archive.card}>
      <CardTitle>{reportTexts.refusedTitle}</CardTitle>
      <p className={archive.soft}>{name ?? reportTexts.pasted}</p>
      <p>
        <strong>{refusalReason(refusal, detail)}</strong> {refusalAdvice(refusal)}
      </p>
      {refusal === 'unknown-lottery' ? <ChooseLottery /> : null}
      <LeftOutRows rows={leftOut} count={leftOut.length} />
      <p className={archive.small}>{reportTexts.unchanged}</p>
      <div className={archive.actions}>
        <Button onClick={discardFound}>{reportTexts.close}</Button>
      </div>
    </section>
  );
}

/** Says of which lottery a file is that does not tell. */
function ChooseLottery() {
  const [lottery, setLottery] = useState<LotteryKey>('megasena');
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {reportTexts.lottery}
      </label>
      <select
        id={id}
        className={field.input}
        value={lottery}
        onChange={(event) => setLottery(findLottery(event.target.value)?.key ?? lottery)}
      >
        {LOTTERIES.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <Button look="tinted" onClick={() => readAs(lottery)}>
        {reportTexts.readAs}
      </Button>
    </div>
  );
}
