import { useId, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { diaryTexts } from '../../content/diary/diary.ts';
import { RESULTS_PAGE } from '../../editions.ts';
import { foundPrizes } from '../../state/check/found-prizes.ts';
import { diary } from '../../state/diary/diary.ts';
import { PERIODS, type Period, sumsByPeriod } from '../../state/diary/periods.ts';
import { saveDiaryTable } from '../../state/diary/save-table.ts';
import { spendingOf } from '../../state/diary/spending.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import chips from '../parts/lottery-chips.module.css';
import { PageButton } from '../parts/page-button.tsx';
import { RobotSays } from '../parts/robot-says.tsx';
import css from './diary.module.css';
import { PeriodCard } from './period-card.tsx';

/** Periods that are shown at first, and more each time that is asked for. */
const SHOWN = 12;

/** What was spent and what came back, by day, week or month. */
export function DiarySums() {
  const entries = spendingOf(useSnapshot(savedGames), useSnapshot(diary).list);
  const prizes = useSnapshot(foundPrizes).list;
  const [period, setPeriod] = useState<Period>('month');
  const [shown, setShown] = useState(SHOWN);
  const sums = sumsByPeriod(entries, prizes, period);
  if (sums.length === 0) return <RobotSays words={diaryTexts.empty} />;
  return (
    <section className={layout.form} aria-labelledby="diario-somas">
      <h2 id="diario-somas" className={css.title}>
        {diaryTexts.sums}
      </h2>
      <PeriodChips period={period} onChoose={setPeriod} />
      <ul className={layout.form}>
        {sums.slice(0, shown).map((sum) => (
          <PeriodCard key={`${period} ${sum.from}`} period={period} sums={sum} />
        ))}
      </ul>
      {shown < sums.length ? <Button onClick={() => setShown(shown + SHOWN)}>{diaryTexts.more}</Button> : null}
      <p className={common.soft}>{diaryTexts.backHint}</p>
      <div className={common.buttons}>
        <PageButton page={RESULTS_PAGE} search={{ tab: 'check' }}>
          {diaryTexts.prizes}
        </PageButton>
        <Button
          onClick={() => {
            if (!saveDiaryTable(entries, prizes)) showToast(diaryTexts.tableFailed);
          }}
        >
          {diaryTexts.table}
        </Button>
      </div>
    </section>
  );
}

interface ChipsProps {
  readonly period: Period;
  readonly onChoose: (period: Period) => void;
}

function PeriodChips({ period, onChoose }: ChipsProps) {
  const name = useId();
  return (
    <div className={chips.chips} role="radiogroup" aria-label={diaryTexts.by}>
      {PERIODS.map((choice) => (
        <label key={choice} className={chips.chip}>
          <input type="radio" name={name} checked={choice === period} onChange={() => onChoose(choice)} />
          <span>{diaryTexts.periods[choice]}</span>
        </label>
      ))}
    </div>
  );
}
