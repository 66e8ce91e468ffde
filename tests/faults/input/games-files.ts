import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import { EXPORT_FORMAT } from '../../../src/state/saved-games/format.ts';
import { ticketOf, ticketsOf } from '../../state/saved-games/tickets.ts';
import { SCRIPT } from '../given.ts';
import { type GivenRow, givenAt } from './given-files.ts';

const head = `{"format":"${EXPORT_FORMAT}","version":1,"games":`;
const file = (games: unknown) => `${head}${JSON.stringify(games)}}`;
const game = { ...ticketOf(1), isFavorite: false };
const GOOD = file([game]);
/** A file with one game that is changed. */
const changed = (change: object) => file([{ ...game, ...change }]);
const bad = (why: string) => `O jogo 1 do arquivo não serve: ${why}. ${savedTexts.unchanged}`;
const ONE = '1 jogo importado';

// `tests/state/saved-games` has every field of a game, and every file that is refused.
const ROWS: readonly GivenRow[] = [
  ['a million games that are none', `${head}[${'1,'.repeat(999_999)}1]}`, bad('não é um jogo'), { daily: 'chromium' }],
  ['17 MB', { text: ' ', times: 17_000_000 }, savedTexts.refusals['too-large']],
  [
    'a game of which everything inherits',
    GOOD.replace('"id"', '"__proto__":{"pwned":1},"constructor":1,"id"'),
    ONE,
    { daily: 'chromium' },
  ],
  ['a strategy that is a script', changed({ strategy: SCRIPT }), bad('a estratégia não existe')],
  ['a name that is a script', changed({ name: SCRIPT.slice(0, 55), note: SCRIPT.slice(-55) }), ONE],
  [
    'a name that turns what follows',
    changed({ name: '\u202E\u2066\u0007Zé', group: { id: '__proto__', name: '\u202E' } }),
    ONE,
  ],
  [
    '60 games',
    file(ticketsOf(100, 159).map((each) => ({ ...each, isFavorite: false }))),
    '11 passaram do limite de jogos salvos',
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
