import { useSnapshot } from 'valtio/react';
import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { siteTexts } from '../../content/check/site.ts';
import { isHostOfResults } from '../../platform/host-files.ts';
import { askSite, dismissCorrections, drawsBehind, isAskedByHand, MOST_BEHIND } from '../../state/check/ask-site.ts';
import { brazilDate } from '../../state/clock/brazil-date.ts';
import { knownTime } from '../../state/clock/known-time.ts';
import { drawTime, nextDraw } from '../../state/draw-day/draw-days.ts';
import { newestOfSite, siteDraws } from '../../state/results/site-draws.ts';
import { savedGames } from '../../state/saved-games/saved-games.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { focusHeading } from '../parts/heading-focus.ts';
import layout from '../parts/layout.module.css';
import { Notice } from '../parts/notice.tsx';

/**
 * Says how far the site's results of a lottery reach, when the next draw is, and which contests the site has corrected. A
 * button asks for the results if the page does not ask by itself. Shows nothing if the site has none.
 */
export function SiteLine({ lottery }: { readonly lottery: LotteryKey }) {
  const site = useSnapshot(siteDraws) as typeof siteDraws;
  const { file, status } = site;
  const { games } = useSnapshot(savedGames);
  const [now, today] = [knownTime(), brazilDate()];
  const last = newestOfSite(lottery, site);
  const next = last?.date === undefined ? Number.NaN : nextDraw(lottery, drawTime(lottery, last.date));
  const behind = drawsBehind(lottery, now);
  const isLate = status === 'ready' && behind > MOST_BEHIND;
  const corrected = file.corrected.flatMap((one) => (one.lottery === lottery ? [one.contest] : []));
  const isOpen = status === 'away' || (isAskedByHand(games.length) && (behind > 0 || (!last && status === 'unasked')));
  const hasButton = isHostOfResults() && status !== 'asking' && isOpen;
  if (!last && !hasButton && status !== 'asking') return null;
  const dismiss = () => {
    focusHeading();
    dismissCorrections(lottery);
  };
  const ask = () => {
    focusHeading();
    void askSite();
  };
  return (
    <div className={layout.list}>
      {corrected.length > 0 ? (
        <Notice actions={<Button onClick={dismiss}>{siteTexts.dismiss}</Button>}>
          {siteTexts.corrected(corrected)}
        </Notice>
      ) : null}
      <p className={common.soft} role="status">
        {[
          ...(last?.date ? [siteTexts.until(last.contest, last.date, today)] : []),
          ...(isLate
            ? [siteTexts.behind(behind)]
            : next > 0
              ? [siteTexts.next(dayInBrazil(next), next, now, today)]
              : []),
          ...(status === 'asking' ? [siteTexts.asking] : status === 'away' ? [siteTexts.away] : []),
        ].join(' ')}
      </p>
      {hasButton ? (
        <Button wide onClick={ask}>
          {siteTexts.ask}
        </Button>
      ) : null}
    </div>
  );
}
