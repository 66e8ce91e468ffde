import type { StrategyId } from '../../../workers/shared/catalogue.ts';
import type { History } from '../../../workers/shared/history.ts';
import { withoutPerson } from '../../../workers/shared/personal-options.ts';
import type { GenerateRequest } from '../../../workers/shared/request.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy-options.ts';
import type { Edition, OverlayTiming, View } from '../../editions.ts';
import { type Go, resultSearch } from '../address/address.ts';
import { nearestCount, settings } from '../preferences/settings.ts';
import { playSound } from '../preferences/sounds.ts';
import { limitFor, premium } from '../premium/premium.ts';
import { failedRunOptions, generate, generation, type RunOptions } from './generation.ts';
import { showNewRun } from './result.ts';

/** A strategy to run for the chosen lottery. */
export interface StrategyRunOptions {
  readonly strategy: StrategyId;
  readonly games: number;
  /** What the visitor told it. */
  readonly options?: StrategyOptions | null;
  /** What it is to look at; today's history unless given. */
  readonly history?: History | undefined;
  /** The view that it starts from. */
  readonly origin: View;
}

/** The overlay that each run of this visit had, by its seed. */
const overlays = new Map<string, OverlayTiming>();

/** Starts a quick run with the number of games that home shows. */
export function startQuick({ quickGames, gameCounts, quickOverlay }: Edition, go: Go): void {
  const games = nearestCount(settings.games, gameCounts, limitFor(quickGames, premium));
  const { lottery } = settings;
  void start({ lottery, games, strategy: 'quick', overlay: quickOverlay, origin: 'home' }, go);
}

/** Starts a run of a strategy. */
export function startStrategy(
  { strategyOverlay }: Edition,
  go: Go,
  runOptions: StrategyRunOptions,
): void {
  const { lottery } = settings;
  const { options, ...rest } = runOptions;
  void start({ ...rest, lottery, overlay: strategyOverlay, ...(options && { options }) }, go);
}

/** Starts the same run once more, with a new seed and the overlay that it had. */
export function startAgain(edition: Edition, go: Go, request: GenerateRequest): void {
  const { lottery, games, strategy, options } = request;
  const overlay = overlays.get(request.seed) ?? overlayOf(edition, request);
  const runOptions = { lottery, games, strategy, overlay, origin: 'home' } as const;
  void start(options ? { ...runOptions, options } : runOptions, go);
}

/**
 * The overlay of a run of another visit, as far as its request tells how it was started: more
 * games than a quick ticket has were asked of a strategy.
 */
function overlayOf(
  { quickGames, quickOverlay, strategyOverlay }: Edition,
  { strategy, games }: GenerateRequest,
): OverlayTiming {
  const isQuickTicket = strategy === 'quick' && games <= limitFor(quickGames, premium);
  return isQuickTicket ? quickOverlay : strategyOverlay;
}

/** Starts the run that failed last once more. */
export function retryRun(go: Go): void {
  const runOptions = failedRunOptions();
  if (runOptions) void start(runOptions, go);
}

/**
 * Opens the overlay as a history entry of its own and, when the run completes, puts the result in
 * that entry's place, without what says who somebody is: addresses are handed on. A run that fails,
 * or is refused, leads to home, which says why.
 */
async function start(runOptions: RunOptions, go: Go): Promise<void> {
  const running = generate(runOptions);
  if (running) {
    playSound('generate');
    go({ view: 'generating' });
  }
  const run = await running;
  if (run) {
    overlays.set(run.receipt.seed, runOptions.overlay);
    showNewRun(run);
    go(resultSearch(withoutPerson(run.receipt)), { replace: true });
  } else if (generation.status === 'failed') {
    go({}, { replace: running !== undefined });
  }
}
