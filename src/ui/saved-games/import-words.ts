import { savedTexts } from '../../content/saved-games/saved.ts';
import type { ImportedGames, ImportRefusal } from '../../state/saved-games/file.ts';

/** Says how an import went: what was added, or why nothing was. */
export function importWords(outcome: ImportedGames | ImportRefusal): string {
  if (outcome.ok) {
    const { added, skipped, leftOut, marked = 0 } = outcome;
    return savedTexts.imported(added, skipped, leftOut, marked);
  }
  return `${reason(outcome)} ${savedTexts.unchanged}`;
}

function reason(outcome: ImportRefusal): string {
  if (outcome.reason === 'newer-version') return savedTexts.newerVersion(outcome.version);
  if (outcome.reason === 'invalid-game') {
    return savedTexts.invalidGame(outcome.index, outcome.field);
  }
  return savedTexts.refusals[outcome.reason];
}
