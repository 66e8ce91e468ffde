import { useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { settings } from '../../state/preferences/settings.ts';
import { followRun, run } from '../../state/run/run.ts';
import css from './overlay-show.module.css';

const THIRDS = [1, 2, 3];

/** How many thirds of the bar are full. */
const thirdsDone = () => Math.floor(run.percent / 33);

/** What there is to look at while a run goes on: a drum, of which a ball falls into its row for each third of the bar. */
export function OverlayShow() {
  const { lottery } = useSnapshot(settings);
  const done = useSyncExternalStore(followRun, thirdsDone);
  return (
    <div className={css.show} aria-hidden="true">
      <b>{lotteryOf(run.asked?.lottery ?? lottery).name}</b>
      <span className={css.drum}>
        <i />
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className={css.row}>
        {THIRDS.map((third) => (
          <i key={third} data-there={third <= done || undefined} />
        ))}
      </span>
    </div>
  );
}
