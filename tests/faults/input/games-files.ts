import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import { EXPORT_FORMAT } from '../../../src/state/saved-games/format.ts';
import { ticketOf } from '../../state/saved-games/tickets.ts';
import { SCRIPT } from '../given.ts';
import { type GivenRow, givenAt } from './given-files.ts';

const head = `{"format":"${EXPORT_FORMAT}","version":1,"games":`;

// `tests/state/saved-games` has every field of a game, and every file that is refused.
const ROWS: readonly GivenRow[] = [
  [
    'a million games that are none',
    `${head}[${'1,'.repeat(999_999)}1]}`,
    `O jogo 1 do arquivo não serve: não é um jogo. ${savedTexts.unchanged}`,
    { daily: 'chromium' },
  ],
  [
    'a name and a note that are scripts',
    `${head}${JSON.stringify([{ ...ticketOf(1), isFavorite: false, name: SCRIPT.slice(0, 55), note: SCRIPT.slice(-55) }])}}`,
    '1 jogo importado',
  ],
];

/** Files of saved games that are none, or worse. */
export const GAMES_FILE_FAULTS = givenAt(
  {
    of: 'a file of games',
    path: '/?view=saved',
    open: savedTexts.options,
    way: { chooser: savedTexts.importFile },
  },
  ROWS,
);
