import { proxy, ref } from 'valtio/vanilla';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import { isCalendarDate } from '../../../workers/shared/lottery/calendar.ts';
import { isWholeIn, parseJson } from '../../../workers/shared/lottery/checks.ts';
import { LOTTERIES, type Lottery, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { MAX_CONTEST } from '../../../workers/shared/lottery/max-contest.ts';
import { type Format, storedValue } from '../../platform/stored-value.ts';
import { keptSummaries } from './summary.ts';

/** The newest draws of the site, of each lottery, ascending; older ones that have left its file may be there. */
export type SiteTables = Readonly<Partial<Record<LotteryKey, readonly OfficialDraw[]>>>;

/** The site's draws in this browser, from `newest.bin` as it came last. */
export interface SiteFile {
  readonly of: SiteTables;
  /** The contests that the site has corrected, until the visitor has read it. */
  readonly corrected: readonly { readonly lottery: LotteryKey; readonly contest: number }[];
}

const FORMAT: Format<SiteFile> = {
  empty: { of: {}, corrected: [] },
  parse(text) {
    const file: { of?: unknown; corrected?: unknown } = Object(parseJson(text));
    const [of, corrected] = [Object(file.of), file.corrected];
    const areGood = ({ key, drawn, total }: Lottery) => {
      const isDraw = (draw: unknown) => {
        const { contest, date, numbers } = Object(draw);
        const isNumber = (n: unknown) => isWholeIn(n, 1, total);
        return (
          isWholeIn(contest, 1, MAX_CONTEST) &&
          isCalendarDate(date) &&
          numbers?.length === drawn &&
          numbers.every(isNumber)
        );
      };
      return of[key] === undefined || (of[key].length > 0 && of[key].every(isDraw));
    };
    const isWhole = Array.isArray(corrected) && LOTTERIES.every(areGood);
    return isWhole ? { value: { of, corrected }, isWhole } : { value: FORMAT.empty, isWhole };
  },
  print: JSON.stringify,
};

/** The draws «do site», for verdicts alone: a dozen draws are no history. */
export const siteDraws = proxy<{ file: SiteFile; status: 'unasked' | 'asking' | 'ready' | 'away' }>({
  file: ref(FORMAT.empty),
  status: 'unasked',
});

const stored = storedValue('site-draws', FORMAT, (file) => {
  siteDraws.file = ref(file);
});
// Home counts draws before it has any view of results.
stored.recheck();

/** Takes over what is stored, and follows other tabs. Call after hydration. */
export const restoreSite = stored.restore;

/** Replaces what is stored of the site. */
export const changeSite = stored.change;

/** Returns the newest draw that the site has of a lottery. */
export function newestOfSite(lottery: LotteryKey, { file } = siteDraws): OfficialDraw | undefined {
  return file.of[lottery]?.slice(-1)[0];
}

/** Returns the newest draw that this browser or the site has of a lottery. */
export function newestDraw(lottery: LotteryKey): Pick<OfficialDraw, 'contest' | 'date'> | undefined {
  return isSiteNewest(lottery) ? newestOfSite(lottery) : keptSummaries()[lottery]?.last;
}

/** Does the site have newer draws of a lottery than this browser keeps? */
export function isSiteNewest(lottery: LotteryKey): boolean {
  return Number(newestOfSite(lottery)?.contest) > (keptSummaries()[lottery]?.last.contest ?? 0);
}

/** Returns the day of the first draw, `YYYY-MM-DD`, after which all draws of a lottery are known; undefined without one. */
export function knownSince(lottery: LotteryKey): string | undefined {
  const kept = keptSummaries()[lottery];
  const site = siteDraws.file.of[lottery]?.[0];
  const isBefore = kept && (!site || (kept.first.contest < site.contest && site.contest <= kept.last.contest + 1));
  return (isBefore ? kept.first : site)?.date;
}
