import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import {
  checkGenerateRequest,
  checkLottery,
  type GenerateRequest,
  RequestError,
} from '../../../workers/shared/run/request.ts';
import type { GeneratedRun } from '../../../workers/tasks/answer-run.ts';
import { currentInstant } from '../../platform/clock.ts';
import { randomSeed } from '../../platform/entropy.ts';
import { takeRepeats } from '../../platform/repeated-tap.ts';
import { betOf, withoutDefaults } from '../bet/bets.ts';
import { askEngine, enginePool } from './engine-pool.ts';
import type { Answer } from './failure.ts';
import { historySource, withChosen } from './history-source.ts';
import { followTicks } from './profile.ts';
import { takeNewRun } from './result.ts';
import type { RunOptions } from './run.ts';

/** The request of a run that can be made, or why it cannot. */
export type PreparedRun = Answer<GenerateRequest>;

export { takeNewRun };

type RunToMake = Omit<RunOptions, 'overlay' | 'origin'>;

/** Checks what a new run is to be, and gives it a seed of its own. */
export function prepareRun({ lottery, games, strategy, options, bet, history }: RunToMake): PreparedRun {
  try {
    const played = withoutDefaults(lotteryOf(checkLottery(lottery)), bet ?? betOf(lottery) ?? {});
    const request = checkGenerateRequest({
      lottery,
      games,
      strategy,
      ...(options && { options }),
      ...(played && { bet: played }),
      seed: randomSeed(),
      now: currentInstant(),
      history: history ?? historySource(),
    });
    return { ok: true, value: request };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { ok: false, failure: { code: error.code, problem: error.problem } };
  }
}

/**
 * Has the engine make a run, with the draws that were chosen to look at, in this very task where it needs none of the
 * real ones. Never rejects.
 */
export async function askFor(
  runOptions: RunToMake,
  signal: AbortSignal,
  onProgress: (done: number) => void,
  prepared: PreparedRun = prepareRun(runOptions),
): Promise<Answer<GeneratedRun>> {
  if (!prepared.ok) return prepared;
  const request = prepared.value;
  if (__PROFILE__) followTicks(request);
  return askEngine(runOptions.history ? request : withChosen(request), signal, onProgress);
}

/**
 * Has a first worker ready before it is needed, and the code of a request compiled: the first time takes a weak phone
 * twice as long.
 */
export function warmEngine(): void {
  void enginePool().warm();
  prepareRun({ lottery: 'megasena', games: 1, strategy: 'quick' });
}

/**
 * Makes the tap that has cancelled a run a gesture of its own: what it uncovers does not hear the rest of it. Here
 * because home can do without it until a run is under way.
 */
export function endWithTap(event: MouseEvent): void {
  takeRepeats(event);
}
