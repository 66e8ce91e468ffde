import type { TierHits } from '../../../workers/shared/lottery/tier-odds.ts';

/** What is hit, as the headers of the official files say it: «6 acertos». */
export function tierTitle(hits: TierHits): string {
  if (hits === 'team') return 'Time Coração';
  return hits === 'month' ? 'Mês da Sorte' : `${hits} acertos`;
}
