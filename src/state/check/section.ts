import type { SavedGame } from '../saved-games/game.ts';
import type { Outcome } from './outcome.ts';

/** The sections of «Meus jogos» and the next step of their games. Checked games are marked for another bet. */
export const NEXT_STEP = {
  saved: 'mark',
  marked: 'register',
  today: 'receipt',
  due: 'check',
  won: 'prize',
  waiting: 'receipt',
  checked: 'mark',
} as const satisfies Readonly<Record<string, string>>;

export type Section = keyof typeof NEXT_STEP;

/** The sections in their order; marked games stand among the saved ones. */
export const SECTIONS = [['saved', 'marked'], ['today'], ['due'], ['won'], ['waiting'], ['checked']] as const;

/** Returns the section of games of one lottery together: that of the one that lags behind, unless a draw says more. */
export function sectionOf(
  games: readonly SavedGame[],
  { draws, isPrizeOpen }: Pick<Outcome, 'draws' | 'isPrizeOpen'>,
): Section {
  if (isPrizeOpen) return 'won';
  if (draws === 'due') return draws;
  const isRegistered = games.every(({ registered }) => registered);
  if (!isRegistered && games.every(({ marked, registered }) => marked || registered)) return 'marked';
  if (draws === 'none' || draws === 'over') return 'checked';
  if (!isRegistered) return 'saved';
  return draws === 'today' ? draws : 'waiting';
}
