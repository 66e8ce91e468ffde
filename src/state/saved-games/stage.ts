import type { SavedGame } from './game.ts';

/** How far a batch has come, from saved to checked. `won`: a prize of it may still be fetched. */
export type Stage = 'saved' | 'marked' | 'today' | 'due' | 'won' | 'waiting' | 'checked';

/** What is known of a batch's draws; undefined: nothing yet. */
export type Fate = 'won' | 'today' | 'due' | 'waiting' | 'none' | 'over' | undefined;

/** The stages as they follow one another in a list; those of one group ask for the same. */
export const STAGE_GROUPS = [['saved', 'marked'], ['today'], ['due'], ['won'], ['waiting'], ['checked']] as const;

/** What a batch asks for next: one that was checked is marked for another bet. */
export const NEXT_STEP = {
  saved: 'mark',
  marked: 'register',
  today: 'receipt',
  waiting: 'receipt',
  due: 'check',
  won: 'prize',
  checked: 'mark',
} as const satisfies Readonly<Record<Stage, string>>;

/** How far games of one lottery have come together: as far as the one that lags behind, unless a draw says more. */
export function stageOf(games: readonly SavedGame[], fate: Fate): Stage {
  if (fate === 'won' || fate === 'due') return fate;
  const isRegistered = games.every(({ registered }) => registered);
  if (!isRegistered && games.every(({ marked, registered }) => marked || registered)) return 'marked';
  if (fate === 'none' || fate === 'over') return 'checked';
  if (!isRegistered) return 'saved';
  return fate === 'today' ? fate : 'waiting';
}
