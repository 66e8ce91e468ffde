import {
  type DrawScope,
  MAX_WINS,
  type PlayedGame,
  type SiteCheck,
} from '../../../workers/shared/check/check-games.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { resultsPool } from '../results/reader-pool.ts';
import { results } from '../results/results.ts';
import { siteDraws } from '../results/site-draws.ts';

/** Why games could not be checked: there are no real draws of the lottery, or the work failed. */
export type CheckFailure = 'no-results' | 'failed';

type Answer = SiteCheck | CheckFailure;

/** Games of a lottery; each may have draws of its own. */
interface Asked {
  readonly lottery: LotteryKey;
  readonly games: readonly PlayedGame[];
}

/** Are there draws of a lottery to check against, kept ones or the site's? */
export function hasDraws(lottery: LotteryKey): boolean {
  return Boolean(results.kept[lottery] ?? siteDraws.file.of[lottery]);
}

/** Checks games against the known draws of their lottery; `most` as in `CheckRequest`. Never rejects. */
export async function checkAnswer(
  asked: Asked & { readonly scope: DrawScope; readonly most?: number },
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    const site = siteDraws.file.of[asked.lottery];
    const outcome = await resultsPool().run(signal, 'checkGames', { ...asked, ...(site && { site }) });
    return outcome.ok ? (outcome.value ?? 'no-results') : 'failed';
  } catch {
    return 'failed';
  }
}

let last: { readonly key: string; readonly answer: Promise<Answer> } | undefined;

/** Checks games for their own draws: the worker is asked once for the same games and known draws. Never rejects. */
export async function checkOwnDraws(asked: Asked): Promise<Answer> {
  const key = JSON.stringify([asked, versionOfDraws(asked.lottery)]);
  if (last?.key !== key) last = { key, answer: checkAnswer({ ...asked, scope: { kind: 'all' }, most: MAX_WINS }) };
  const answer = await last.answer;
  if (answer === 'failed') last = undefined;
  return answer;
}

/** Returns what changes whenever the known draws of a lottery do. */
export function versionOfDraws(lottery: LotteryKey): unknown {
  return [results.kept[lottery]?.revision, siteDraws.file.of[lottery]];
}
