import { proxy, ref } from 'valtio/vanilla';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import { isWholeIn, parseJson } from '../../../workers/shared/lottery/checks.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { MAX_CONTEST } from '../../../workers/shared/lottery/max-contest.ts';
import { type Format, storedValue } from '../../platform/stored-value.ts';
import { keptSummaries } from './summary.ts';

/** The newest draws that the site has, of each lottery, ascending. */
export type SiteTables = Readonly<Partial<Record<LotteryKey, readonly OfficialDraw[]>>>;

/** What this browser has of the site's `newest.bin`, as it came last. */
export interface SiteFile {
  readonly of: SiteTables;
  /** The contests that the site has corrected, until the visitor has read it. */
  readonly corrected: Readonly<Partial<Record<LotteryKey, number>>>;
}

const FORMAT: Format<SiteFile> = {
  empty: { of: {}, corrected: {} },
  parse(text) {
    const file: { of?: unknown; corrected?: unknown } = Object(parseJson(text));
    const [of, corrected] = [Object(file.of), Object(file.corrected)];
    const isWhole = LOTTERIES.every(
      ({ key }) => (of[key] ?? []).every?.(isDraw) && isWholeIn(corrected[key] ?? 1, 1, MAX_CONTEST),
    );
    return isWhole ? { value: { of, corrected }, isWhole } : { value: FORMAT.empty, isWhole };
  },
  print: JSON.stringify,
};

/** Does a stored draw have what every view reads of it? The file had a checksum. */
function isDraw(draw: unknown): boolean {
  const { contest, numbers } = Object(draw);
  return isWholeIn(contest, 1, MAX_CONTEST) && Array.isArray(numbers);
}

/** The draws «do site», for verdicts alone: twelve draws are no history. */
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

/** Returns the newest draw that this browser or the site has of a lottery. */
export function newestDraw(lottery: LotteryKey): Pick<OfficialDraw, 'contest' | 'date'> | undefined {
  const kept = keptSummaries()[lottery]?.last;
  const site = siteDraws.file.of[lottery]?.slice(-1)[0];
  return site && site.contest > (kept?.contest ?? 0) ? site : kept;
}
