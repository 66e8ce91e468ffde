import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import { EXPORT_FORMAT } from '../../../src/state/saved-games/format.ts';
import { printSyndicate } from '../../../workers/shared/syndicate/syndicate-file.ts';
import { FRIENDS } from '../../shared/syndicate/any-group.ts';
import { ticketOf, ticketsOf } from '../../state/saved-games/tickets.ts';
import { SCRIPT } from '../given.ts';
import { type GivenRow, givenAt } from './given-files.ts';

const head = `{"format":"${EXPORT_FORMAT}","version":1,"games":`;
const file = (games: unknown) => `${head}${JSON.stringify(games)}}`;
const game = { ...ticketOf(1), isFavorite: false };
const GOOD = file([game]);
/** A file with one game that is changed. */
const changed = (change: object) => file([{ ...game, ...change }]);
const bad = (why: string, place = 1) => `O jogo ${place} do arquivo não serve: ${why}. ${savedTexts.unchanged}`;
const { refusals } = savedTexts;
const NUMBERS = bad('os números não servem para a loteria');
const ONE = '1 jogo importado';

/** The bytes of a text in UTF-16, with its mark. */
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

const ROWS: readonly GivenRow[] = [
  ['nothing', '', refusals['not-json']],
  ['a page of the internet', SCRIPT, refusals['not-json']],
  ['a million objects in one another', { text: '{"a":', times: 1_000_000 }, refusals['not-json']],
  [
    'a game with 1,000 lists in one another',
    file([{ ...game, more: '#' }]).replace('"#"', '['.repeat(1000) + ']'.repeat(1000)),
    bad('há dados demais nele'),
  ],
  ['a million games that are none', `${head}[${'1,'.repeat(999_999)}1]}`, bad('não é um jogo'), { daily: 'chromium' }],
  ['17 MB', { text: ' ', times: 17_000_000 }, refusals['too-large']],
  ['UTF-16', utf16(GOOD), refusals['not-text']],
  ['a mark of the order of bytes', `\uFEFF${GOOD}`, ONE],
  ['bytes that are no text', Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d]), refusals['not-text']],
  ['games of a version to come', GOOD.replace('"version":1', '"version":2'), savedTexts.newerVersion(2)],
  ['a version of 1e999', GOOD.replace('"version":1', '"version":1e999'), refusals['other-format']],
  ['a version in words', GOOD.replace('"version":1', '"version":"1"'), refusals['other-format']],
  ['a bolão', printSyndicate(FRIENDS), refusals['other-format']],
  ['games twice, the last time none', GOOD.replace(/}$/, ',"games":[]}'), '0 jogos importados'],
  [
    'a game of which everything inherits',
    GOOD.replace('"id"', '"__proto__":{"pwned":1},"constructor":1,"id"'),
    ONE,
    { daily: 'chromium' },
  ],
  ['a game that a list is', file([[game]]), bad('falta o código')],
  ['numbers as texts', changed({ numbers: game.numbers.map(String) }), NUMBERS],
  ['numbers twice', changed({ numbers: [7, 7, 7, 7, 7, 7] }), NUMBERS],
  ['a million numbers', changed({ numbers: Array.from({ length: 1_000_000 }, (_, i) => i) }), NUMBERS],
  ['the numbers of another lottery', changed({ lotteryType: 'lotofacil' }), NUMBERS],
  ['a lottery that everything inherits', changed({ lotteryType: '__proto__' }), bad('a loteria não existe')],
  ['a strategy that is a script', changed({ strategy: SCRIPT }), bad('a estratégia não existe')],
  ['a day of the year 275760', changed({ date: '+275760-09-13T00:00:00.000Z' }), bad('a data não existe')],
  [
    'a prize beyond all numbers',
    GOOD.replace(/"potentialPrize":\d+/, '"potentialPrize":1e999'),
    bad('o prêmio potencial está danificado'),
  ],
  ['a score of a million', changed({ score: 1e6 }), bad('a força não existe')],
  ['a name that is a script', changed({ name: SCRIPT.slice(0, 55), note: SCRIPT.slice(-55) }), ONE],
  [
    'a name that turns what follows',
    changed({ name: '\u202E\u2066\u0007Zé', group: { id: '__proto__', name: '\u202E' } }),
    ONE,
  ],
  ['a name of 100,000 letters', changed({ name: 'z'.repeat(100_000) }), bad('o nome está danificado')],
  ['a name of half a character', file([{ ...game, name: '#' }]).replace('#', '\\ud800'), ONE],
  ['a game with 400 kB that nobody knows', changed({ more: 'x'.repeat(400_000) }), bad('há dados demais nele')],
  [
    'a registration of a million draws',
    changed({ follow: { from: 1, draws: 1e6 } }),
    bad('a teimosinha está danificada'),
  ],
  [
    '60 games',
    file(ticketsOf(100, 159).map((each) => ({ ...each, isFavorite: false }))),
    '11 passaram do limite de jogos salvos',
  ],
  ['a good game before a bad one', file([game, { ...game, id: '' }]), bad('falta o código', 2)],
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
