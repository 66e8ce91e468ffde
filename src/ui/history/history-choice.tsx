import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { formatWhole } from '../../content/format.ts';
import { historyTexts } from '../../content/history/history.ts';
import { officialName } from '../../content/history/history-name.ts';
import {
  chooseSize,
  historySizes,
  restoreHistorySizes,
  shownSize,
  sizesToChoose,
} from '../../state/history/history-sizes.ts';
import { keptSummaries } from '../../state/results/summary.ts';
import { dismissFailure } from '../../state/run/run.ts';
import { showToast } from '../../state/shell/toasts.ts';
import css from './history-choice.module.css';

interface Props {
  readonly lottery: LotteryKey;
  readonly onChange?: () => void;
}

/** Which history runs of a lottery look at; nothing where no draws of it are kept. */
export function HistoryChoice({ lottery, onChange }: Props) {
  const chosen = useSnapshot(historySizes).of[lottery];
  useEffect(restoreHistorySizes, []);
  const summary = keptSummaries()[lottery];
  const sizes = summary ? sizesToChoose(summary) : [];
  if (!summary || sizes.length === 0) return null;
  const { contest } = summary.last;
  const size = shownSize(chosen, sizes);
  const change = (value: string) => {
    const next = value === '' ? undefined : Number(value);
    dismissFailure();
    chooseSize(lottery, next);
    const name = next === undefined ? historyTexts.simulated : officialName(contest);
    showToast(historyTexts.changed(name));
    onChange?.();
  };
  return (
    <div className={css.choice}>
      <label className={css.label} htmlFor="historico">
        {historyTexts.label}
      </label>
      <span className={css.value} aria-hidden="true">
        {size === undefined ? (
          historyTexts.simulated
        ) : (
          <>
            {`${historyTexts.official} ${historyTexts.upTo} `}
            <span className={css.more}>{historyTexts.contest} </span>
            {formatWhole(contest)}
          </>
        )}
      </span>
      <select
        id="historico"
        className={css.select}
        aria-label={historyTexts.label}
        value={size ?? ''}
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
      >
        <option value="">{historyTexts.simulatedOption}</option>
        {sizes.map((each) => (
          <option key={each} value={each}>
            {historyTexts.officialOption(each, contest)}
          </option>
        ))}
      </select>
    </div>
  );
}
