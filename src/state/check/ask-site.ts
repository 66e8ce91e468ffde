import { isConflict } from '../../../workers/shared/draws/draw-differences.ts';
import { type DrawTable, packDraws } from '../../../workers/shared/draws/draw-table.ts';
import { MAX_NEWEST_BYTES, NEWEST_FILE, unpackNewest } from '../../../workers/shared/draws/newest-draws.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import { dayNumber } from '../../../workers/shared/lottery/day-number.ts';
import { LOTTERIES, type LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { fetchHostFile } from '../../platform/host-files.ts';
import { isLineDear } from '../../platform/line.ts';
import { knownTime } from '../clock/known-time.ts';
import { drawsBetween, isClaimable, lastDrawDay } from '../draw-day/draw-days.ts';
import { takesPart } from '../draw-day/own-draws.ts';
import { keepTable } from '../results/kept-table.ts';
import { changeSite, newestOfSite, restoreSite, type SiteTables, siteDraws } from '../results/site-draws.ts';
import { gamesOf } from '../saved-games/list.ts';
import { savedGames } from '../saved-games/saved-games.ts';
import { loadFoundPrizes } from './found-prizes.ts';
import { checkSavedGames } from './game-outcomes.ts';

/** While a draw is missing, a page that comes back asks again after this time, in milliseconds. */
const AGAIN_MS = 3_600_000;

/** The most draws that may be missing on the site before a visitor is told, because its job or a source may be late. */
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
    const now = knownTime();
    const isMissing = now - askedAt >= AGAIN_MS && LOTTERIES.some(({ key }) => drawsBehind(key, now) > 0);
    if (document.visibilityState === 'visible' && (isMissing || siteDraws.status === 'away')) void askSite();
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
  const bytes = await fetchHostFile(`results/${NEWEST_FILE}`, new AbortController().signal);
  const tables = bytes && tablesIn(bytes);
  if (tables) await takeTables(tables);
  askedAt = knownTime();
  siteDraws.status = tables ? 'ready' : 'away';
}

function tablesIn(bytes: Uint8Array): readonly DrawTable[] | undefined {
  try {
    return bytes.length > MAX_NEWEST_BYTES ? undefined : unpackNewest(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Replaces the stored draws; those that are older than the new ones stay as long as a prize can be fetched. Notes the
 * contests that the site has corrected, if a saved game took part.
 */
async function takeTables(tables: readonly DrawTable[]): Promise<void> {
  const { of: before, corrected } = siteDraws.file;
  const came = tables.map(({ lottery, draws }) => {
    const older = before[lottery]?.filter(({ contest, date = '' }) => {
      return contest < Number(draws[0]?.contest) && isClaimable(date, knownTime());
    });
    return [lottery, [...(older ?? []), ...draws]] as const;
  });
  const of: SiteTables = Object.fromEntries(came);
  const wrong = came.flatMap(([lottery, draws]) => {
    const isOther = (old: OfficialDraw) => draws.some((now) => now.contest === old.contest && isConflict(old, now));
    const games = gamesOf(savedGames.games, lottery);
    const seen = before[lottery]?.filter((old) => isOther(old) && games.some((game) => takesPart(game, `${old.date}`)));
    return (seen ?? []).map(({ contest }) => ({ lottery, contest }));
  });
  if (JSON.stringify(of) === JSON.stringify(before)) return;
  changeSite(() => ({ of, corrected: [...corrected, ...wrong] }));
  await loadFoundPrizes();
  await checkSavedGames({ keepsWins: true });
}

/** The visitor has read which draws of a lottery the site has corrected. */
export function dismissCorrections(lottery: LotteryKey): void {
  changeSite(({ of, corrected }) => ({ of, corrected: corrected.filter((one) => one.lottery !== lottery) }));
}

/** Keeps the site's version of a contest. Returns false if the browser refuses. Never rejects. */
export async function takeFromSite(lottery: LotteryKey, draw: OfficialDraw): Promise<boolean> {
  return (await keepTable(packDraws({ lottery, draws: [draw] }), 'incoming')).ok;
}

/** Returns how many draws up to an instant, in milliseconds since 1970, the site does not have, by the rules. */
export function drawsBehind(lottery: LotteryKey, now: number): number {
  const last = newestOfSite(lottery)?.date;
  const until = lastDrawDay(lottery, now);
  return last && until ? drawsBetween(lottery, dayNumber(last), dayNumber(until)) : 0;
}
