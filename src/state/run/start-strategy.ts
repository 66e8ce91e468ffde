import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import { CATALOGUE } from '../../../workers/shared/strategy/catalogue.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy/strategy-options.ts';
import type { Edition, OverlayTiming } from '../../editions.ts';
import type { Go } from '../address/address.ts';
import { betOf, keepBet } from '../bet/bets.ts';
import { settings } from '../preferences/settings.ts';
import { isTrialOver, limitFor, openPremiumModal, premium } from '../premium/premium.ts';
import { type RunOptions, run } from './run.ts';
import { startRun } from './start-run.ts';

/** A strategy to run for the chosen lottery. */
export interface StrategyRunOptions extends Pick<RunOptions, 'strategy' | 'games' | 'history' | 'origin'> {
  /** What the visitor told it. */
  readonly options?: StrategyOptions | null;
}

/** Starts a run of a strategy. */
export function startStrategy({ strategyOverlay }: Edition, go: Go, runOptions: StrategyRunOptions): void {
  const { lottery } = settings;
  const { options, ...rest } = runOptions;
  startRun({ ...rest, lottery, overlay: strategyOverlay, ...(options && { options }) }, go);
}

/** Starts the same run once more, with a new seed and the overlay that it had. */
export function startAgain(edition: Edition, go: Go, request: GenerateRequest): void {
  const { lottery, games, strategy, options, bet = {} } = request;
  const isShown = run.receipt?.seed === request.seed;
  const overlay = (isShown && run.asked?.overlay) || overlayOf(edition, request);
  const runOptions = { lottery, games, strategy, bet, overlay, origin: 'home' } as const;
  startRun(options ? { ...runOptions, options } : runOptions, go);
}

/** The same as far as the visitor may. */
export function generateAgain(edition: Edition, go: Go, request: GenerateRequest): void {
  if (passesGate(edition, request)) startAgain(edition, go, request);
}

/**
 * True when the visitor may have new tickets like those of a run; what the trial or the limits do not give opens the
 * premium dialog instead.
 */
export function passesGate(edition: Edition, request: GenerateRequest): boolean {
  const isOpen = isGiven(edition, request);
  if (!isOpen) openPremiumModal();
  return isOpen;
}

function isGiven(edition: Edition, { strategy, games }: GenerateRequest): boolean {
  if (strategy === 'quick' && games <= limitFor(edition.quickGames, premium)) return true;
  if (isTrialOver(premium)) return false;
  const isNamed = CATALOGUE.some(({ id }) => id === strategy);
  return (premium.isPremium || !isNamed) && games <= limitFor(edition.strategyGames, premium);
}

/** How many numbers the counter asks for where a run's tickets have fewer; undefined where not. */
export function counterMarks({ lottery, bet }: GenerateRequest): number | undefined {
  const { pick, counterSizes } = lotteryOf(lottery);
  const [least] = counterSizes;
  return (bet?.marks ?? pick) < least ? least : undefined;
}

/**
 * Starts the same run once more, as far as the visitor may, with as many numbers as the counter asks for; so the
 * lottery is played from then on.
 */
export function startAsCounterTakes(edition: Edition, go: Go, request: GenerateRequest): void {
  const { lottery, bet } = request;
  const marks = counterMarks(request);
  if (marks === undefined || !passesGate(edition, request)) return;
  keepBet(lottery, { ...betOf(lottery), marks });
  startAgain(edition, go, { ...request, bet: { ...bet, marks } });
}

/**
 * The overlay of a run of another visit, as far as its request tells how it was started: more games than a quick ticket
 * has were asked of a strategy.
 */
function overlayOf(
  { quickGames, quickOverlay, strategyOverlay }: Edition,
  { strategy, games }: GenerateRequest,
): OverlayTiming {
  const isQuickTicket = strategy === 'quick' && games <= limitFor(quickGames, premium);
  return isQuickTicket ? quickOverlay : strategyOverlay;
}
