import type { History } from '../../../workers/shared/run/history.ts';
import { formatWhole } from '../format.ts';

/** The name of the real draws up to a contest: «oficial até o concurso 2.900». */
export function officialName(contest: number): string {
  return `oficial até o concurso ${formatWhole(contest)}`;
}

/** How many draws it has, and which: «30 sorteios oficiais, até o concurso 2.900». */
export function historyDraws(history: History): string {
  if (history.kind === 'simulated') return '30 sorteios simulados';
  const size = history.kind === 'official' ? history.draws.length : history.size;
  return `${size} sorteios oficiais, até o concurso ${formatWhole(history.contest)}`;
}
