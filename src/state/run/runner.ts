import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { withoutPerson } from '../../../workers/shared/run/personal-options.ts';
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
import { type AddressSearch, linkKey } from '../address/address.ts';
import { noteOwnResult } from '../address/own-results.ts';
import { resultSearch } from '../address/run-link.ts';
import { betOf, withoutDefaults } from '../bet/bets.ts';
import { enginePool } from './engine-pool.ts';
import { type Answer, answerOf, type Failure } from './failure.ts';
import { historySource, withChosen } from './history-source.ts';
import { followTicks } from './profile.ts';
import { takeNewRun } from './result.ts';
import type { RunOptions } from './run.ts';
import { runRequest } from './run-request.ts';

/** Is told each tick of the overlay, and the run once it is there. */
export type FollowTick = (percent: number, run: GeneratedRun | null) => void;

/** A run that can be made, or why it cannot. */
export type PreparedRun =
  | {
      readonly ok: true;
      /** There in a build for profiling. */
      readonly followTick?: FollowTick | undefined;
      /** Has the engine make it. Never rejects. */
      readonly ask: (signal: AbortSignal, onProgress: (done: number) => void) => Promise<Answer<GeneratedRun>>;
    }
  | { readonly ok: false; readonly failure: Failure };

type RunToMake = Omit<RunOptions, 'overlay' | 'origin'>;

/** The request of a new run, with a seed of its own. */
export function prepareRun(runOptions: RunToMake): PreparedRun {
  try {
    const request = requestOf(runOptions);
    return {
      ok: true,
      followTick: __PROFILE__ ? followTicks(request) : undefined,
      ask: (signal, onProgress) =>
        answerOf(() => {
          const ask = (ready: GenerateRequest) => runRequest(enginePool(), signal, ready, onProgress);
          const ready = runOptions.history ? request : withChosen(request);
          return ready instanceof Promise ? ready.then(ask) : ask(ready);
        }),
    };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { ok: false, failure: { code: error.code, problem: error.problem } };
  }
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
 * Has the tickets of a run that has just been made. Returns the parameters of their address, which do not say who
 * somebody is: addresses are handed on.
 */
export function presentRun(made: GeneratedRun): AddressSearch {
  const search = resultSearch(withoutPerson(made.receipt));
  takeNewRun(made, linkKey(search));
  noteOwnResult(search);
  return search;
}

/**
 * Makes the tap that has cancelled a run a gesture of its own: what it uncovers does not hear the rest of it. Here
 * because home can do without it until a run is under way.
 */
export function endWithTap(event: MouseEvent): void {
  takeRepeats(event);
}

/** What the engine is to be asked; throws a RequestError. */
function requestOf(runOptions: RunToMake): GenerateRequest {
  const { lottery, games, strategy, options, history } = runOptions;
  const bet = withoutDefaults(lotteryOf(checkLottery(lottery)), runOptions.bet ?? betOf(lottery) ?? {});
  return checkGenerateRequest({
    lottery,
    games,
    strategy,
    ...(options && { options }),
    ...(bet && { bet }),
    seed: randomSeed(),
    now: currentInstant(),
    history: history ?? historySource(),
  });
}
