import { drawBlock } from '../engine/batch/block.ts';
import { planWith } from '../engine/batch/plan.ts';
import { engineOf } from '../engine/engine.ts';
import { rankNumbers } from '../engine/frequency.ts';
import { drawsOf } from '../engine/history.ts';
import { aggressive } from '../engine/strategies/rules/aggressive.ts';
import { quick } from '../engine/strategies/rules/quick.ts';
import { strategic } from '../engine/strategies/rules/strategic.ts';
import type { Strategy } from '../engine/strategies/strategy.ts';
import { lotteryOf } from '../shared/lottery/lotteries.ts';
import {
  checkHistoryRequest,
  checkPlainRequest,
  type GenerateRequest,
  type RuleRequest,
} from '../shared/run/request.ts';
import { MODES, type Mode } from '../shared/strategy/catalogue.ts';
import { answerRun } from './answer-run.ts';
import type { LoadedTask } from './task.ts';

const MODE_RULES: Readonly<Record<Mode, Strategy>> = { quick, strategic, aggressive };

/** True for what home's two buttons ask for: a mode, tickets played as the lottery has them. */
export function isHomeRun({ strategy, bet, swaps }: GenerateRequest): boolean {
  return !bet && !swaps && MODES.includes(strategy as Mode);
}

/** The task `generate` for such requests alone, with nothing that the others take. */
export const generateAtHome: LoadedTask<'generate'> = {
  *run(input) {
    const request = checkPlainRequest(input) as RuleRequest<Mode>;
    const plan = planWith(MODE_RULES[request.strategy], request);
    yield 0;
    const block = drawBlock(plan, 0, request.games);
    yield 1;
    return answerRun(plan, request, block);
  },
};

/** Takes the draws of a history, simulated ones as the newest engine draws them, and ranks the lottery's numbers in it. */
export const frequency: LoadedTask<'frequency'> = {
  // biome-ignore lint/correctness/useYield: one slice is all it takes
  *run(input) {
    const request = checkHistoryRequest(input);
    const lottery = lotteryOf(request.lottery);
    const history = drawsOf(engineOf(), lottery, request.history);
    return rankNumbers(lottery, history);
  },
};
