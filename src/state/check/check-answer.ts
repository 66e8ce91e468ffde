import {
  type DrawScope,
  type GamesCheck,
  MAX_WINS,
  type PlayedGame,
} from '../../../workers/shared/check/check-games.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { resultsPool } from '../results/reader-pool.ts';
import { results } from '../results/results.ts';

/** Why games could not be checked: no real draws of the lottery are kept, or the work failed. */
export type CheckFailure = 'no-results' | 'failed';

type Answer = GamesCheck | CheckFailure;

/** Games of a lottery; each may have draws of its own. */
interface Asked {
  readonly lottery: LotteryKey;
  readonly games: readonly PlayedGame[];
}

/** Checks games against the kept draws of their lottery; `most` as in `CheckRequest`. Never rejects. */
export async function checkAnswer(
  asked: Asked & { readonly scope: DrawScope; readonly most?: number },
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    const outcome = await resultsPool().run(signal, 'checkGames', asked);
    return outcome.ok ? (outcome.value ?? 'no-results') : 'failed';
  } catch {
    return 'failed';
  }
}

let last: { readonly key: string; readonly answer: Promise<Answer> } | undefined;

/** Checks games for their own draws: the worker is asked once for the same games and kept draws. Never rejects. */
export async function checkOwnDraws(asked: Asked): Promise<Answer> {
  const key = JSON.stringify([asked, results.kept[asked.lottery]?.revision]);
  if (last?.key !== key) last = { key, answer: checkAnswer({ ...asked, scope: { kind: 'all' }, most: MAX_WINS }) };
  const answer = await last.answer;
  if (answer === 'failed') last = undefined;
  return answer;
}
