import type { GenerateRequest } from '../../../workers/shared/run/request.ts';
import { CATALOGUE } from '../../../workers/shared/strategy/catalogue.ts';
import type { Edition } from '../../editions.ts';
import { isTrialOver, limitFor, openPremiumModal, premium } from '../premium/premium.ts';

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
