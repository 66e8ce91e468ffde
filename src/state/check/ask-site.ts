import { isConflict } from '../../../workers/shared/draws/draw-differences.ts';
import { packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { MAX_NEWEST_BYTES, NEWEST_FILE, unpackNewest } from '../../../workers/shared/draws/newest-draws.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import { dayNumber } from '../../../workers/shared/lottery/day-number.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { fetchHostFile } from '../../platform/host-files.ts';
import { isLineDear } from '../../platform/line.ts';
import { knownTime } from '../clock/known-time.ts';
import { drawsBetween, lastDrawDay } from '../draw-day/draw-days.ts';
import { keepTable } from '../results/kept-table.ts';
import { changeSite, restoreSite, type SiteTables, siteDraws } from '../results/site-draws.ts';
import { lotteriesIn } from '../saved-games/list.ts';
import { savedGames } from '../saved-games/saved-games.ts';
import { dropPrizes } from './found-prizes.ts';
import { checkSavedGames } from './game-outcomes.ts';

/** A page that comes back asks again after so long, in milliseconds, while a draw is missing. */
const AGAIN_MS = 3_600_000;

/** So many draws may be missing on the site before a visitor is told: the job may be late, or one source. */
export const MOST_BEHIND = 2;

let askedAt = Number.NaN;
let isFollowing = false;

/**
 * Asks the site for its newest draws now, and when the page comes back after a draw, unless that is left to the visitor.
 * The request is the same whatever is saved.
 */
export function followSite(): void {
  if (isFollowing || isAskedByHand(savedGames.games.length)) return;
  isFollowing = true;
  void askSite();
  document.addEventListener('visibilitychange', () => {
    const isMissing = LOTTERIES.some(({ key }) => drawsBehind(key, knownTime()) > 0);
    if (document.visibilityState === 'visible' && isMissing && knownTime() - askedAt >= AGAIN_MS) void askSite();
  });
}

/** Is it left to the visitor to ask the site? A page asks by itself where games are saved and bytes are not dear. */
export function isAskedByHand(games: number): boolean {
  return games === 0 || isLineDear();
}

/** Fetches the newest draws, and checks the saved games, as loaded, in what is new. Never rejects. */
export async function askSite(): Promise<void> {
  if (siteDraws.status === 'asking') return;
  restoreSite();
  siteDraws.status = 'asking';
  askedAt = knownTime();
  const bytes = await fetchHostFile(`results/${NEWEST_FILE}`, new AbortController().signal);
  const of = bytes && tablesIn(bytes, siteDraws.file.of);
  if (of && JSON.stringify(of) !== JSON.stringify(siteDraws.file.of)) await replaceSite(of);
  siteDraws.status = of ? 'ready' : 'away';
}

/** Returns the draws of the site's file; a lottery whose draws are older than those that are here stays as it is. */
function tablesIn(bytes: Uint8Array, here: SiteTables): SiteTables | undefined {
  if (bytes.length > MAX_NEWEST_BYTES) return undefined;
  try {
    const came = Object.fromEntries(unpackNewest(bytes).map(({ lottery, draws }) => [lottery, draws]));
    const isOlder = (key: LotteryKey) => newestOf(came[key]) < newestOf(here[key]);
    return Object.fromEntries(
      LOTTERIES.flatMap(({ key }) => {
        const draws = isOlder(key) ? here[key] : came[key];
        return draws ? [[key, draws]] : [];
      }),
    );
  } catch {
    return undefined;
  }
}

const newestOf = (draws: readonly OfficialDraw[] = []) => draws[draws.length - 1]?.contest ?? 0;

async function replaceSite(of: SiteTables): Promise<void> {
  const before = siteDraws.file.of;
  const wrong = lotteriesIn(savedGames.games).flatMap((lottery) => {
    const draw = before[lottery]?.find((old) => of[lottery]?.some((now) => isOther(old, now)));
    return draw ? [[lottery, draw.contest] as const] : [];
  });
  changeSite(({ corrected }) => ({ of, corrected: { ...corrected, ...Object.fromEntries(wrong) } }));
  for (const [lottery, contest] of wrong) await dropPrizes(lottery, contest);
  if (savedGames.games.length > 0) await checkSavedGames({ keepsWins: true });
}

const isOther = (old: OfficialDraw, now: OfficialDraw) => old.contest === now.contest && isConflict(old, now);

/** The visitor has read that the site has corrected a draw of a lottery. */
export function dismissCorrection(lottery: LotteryKey): void {
  changeSite(({ of, corrected: { [lottery]: _, ...corrected } }) => ({ of, corrected }));
}

/**
 * Keeps the site's version of some contests; what was won in the others goes. Returns false if the browser refuses.
 * Never rejects.
 */
export async function takeFromSite(lottery: LotteryKey, contests: readonly number[]): Promise<boolean> {
  const draws = siteDraws.file.of[lottery]?.filter(({ contest }) => contests.includes(contest)) ?? [];
  for (const { contest } of draws) await dropPrizes(lottery, contest);
  return draws.length === 0 || (await keepTable(packDraws({ lottery, draws }), 'incoming')).ok;
}

/** Returns how many draws up to an instant, in milliseconds since 1970, the site does not have, by the rules. */
export function drawsBehind(lottery: LotteryKey, now: number): number {
  const last = siteDraws.file.of[lottery]?.slice(-1)[0]?.date;
  const until = lastDrawDay(lottery, now);
  return last && until ? drawsBetween(lottery, dayNumber(last), dayNumber(until)) : 0;
}
