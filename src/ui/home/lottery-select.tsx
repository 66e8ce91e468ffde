import { useSnapshot } from 'valtio/react';
import { findLottery, LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { home } from '../../content/home/home.ts';
import { chooseLottery, settings } from '../../state/preferences/settings.ts';
import { dismissFailure } from '../../state/run/run.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { useGo } from '../address/navigation.ts';
import css from './lottery-select.module.css';

/** Has the ranking ready for the frequent view, which asks for it again when it opens. */
async function rankAhead(lottery: LotteryKey): Promise<void> {
  const part = await import('../../state/frequent/frequent.ts').catch(() => null);
  await part?.loadFrequent(lottery);
}

/**
 * The lottery list, as a title. The browser's own: on a phone it opens the system's picker, works before any script has
 * loaded, and its type-ahead has the one second that the product asks for.
 */
export function LotterySelect() {
  const { lottery } = useSnapshot(settings);
  const go = useGo();
  const change = (key: string) => {
    const chosen = findLottery(key);
    if (!chosen) return;
    dismissFailure();
    chooseLottery(chosen.key);
    void rankAhead(chosen.key);
    showToast(home.lotteryChanged(chosen.name));
    go({}, { replace: true });
  };
  return (
    <div className={css.control}>
      <label className={css.label} htmlFor="loteria">
        {home.lottery}
      </label>
      <select
        id="loteria"
        className={css.select}
        value={lottery}
        autoComplete="off"
        onChange={(event) => change(event.target.value)}
      >
        {LOTTERIES.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
