import { type CSSProperties, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { settings } from '../../state/preferences/settings.ts';
import { fallenBalls } from '../../state/run/fallen-balls.ts';
import { followRun, run } from '../../state/run/run.ts';
import css from './overlay-show.module.css';

const MOST_PLACES = 7;

/** A drum of balls, and below it a place for each number of a ticket, at most seven. */
export function OverlayShow() {
  const { lottery } = useSnapshot(settings);
  const { name, pick } = lotteryOf(run.asked?.lottery ?? lottery);
  const places = Math.min(run.asked?.bet?.marks ?? pick, MOST_PLACES);
  const fallen = useSyncExternalStore(followRun, () => {
    if (!run.asked) return 0;
    const { step, completeAt } = run.asked.overlay;
    return fallenBalls(Math.round(run.percent / step), completeAt, places);
  });
  return (
    <div className={css.place} aria-hidden="true">
      <div className={css.show}>
        <b>{name}</b>
        <span className={css.drum}>
          <i />
          <i />
          <i />
          <i />
        </span>
        <span className={css.row}>
          {Array.from({ length: places }, (_, i) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a place has nothing but its number
              key={i}
              data-there={i < fallen || undefined}
              style={{ '--off': (places - 1) / 2 - i } as CSSProperties}
            />
          ))}
        </span>
      </div>
    </div>
  );
}
