import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import { EXPORT_FORMAT } from '../../../src/state/saved-games/format.ts';
import { printSyndicate } from '../../../workers/shared/syndicate/syndicate-file.ts';
import { FRIENDS } from '../../shared/syndicate/any-group.ts';
import { ticketOf, ticketsOf } from '../../state/saved-games/tickets.ts';
import type { Fault } from '../fault.ts';
import { type GivenRow, givenAt } from './given-files.ts';
import { SCRIPT } from './hand-in.ts';

const head = `{"format":"${EXPORT_FORMAT}","version":1,"games":`;
const file = (games: unknown) => `${head}${JSON.stringify(games)}}`;
const game = { ...ticketOf(1), isFavorite: false };
/** A file with one game that is changed. */
const changed = (change: object) => ({ text: file([{ ...game, ...change }]) });
const bad = (why: string, place = 1) => `O jogo ${place} do arquivo não serve: ${why}. ${savedTexts.unchanged}`;
const { refusals } = savedTexts;
const ONE = '1 jogo importado';

/** The bytes of a text in UTF-16, with its mark. */
const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

const ROWS: readonly GivenRow[] = [
  { done: 'nothing', given: { text: '' }, told: refusals['not-json'] },
  { done: 'a page of the internet', given: { text: SCRIPT }, told: refusals['not-json'] },
  { done: 'a million objects in one another', given: { text: '{"a":', times: 1_000_000 }, told: refusals['not-json'] },
  {
    done: 'a game with 1,000 lists in one another',
    given: { text: file([{ ...game, more: '#' }]).replace('"#"', '['.repeat(1000) + ']'.repeat(1000)) },
    told: bad('há dados demais nele'),
  },
  {
    done: 'a million games that are none',
    given: { text: `${head}[${'1,'.repeat(999_999)}1]}` },
    told: bad('não é um jogo'),
    daily: 'chromium',
  },
  { done: '17 MB', given: { text: ' ', times: 17_000_000 }, told: refusals['too-large'] },
  { done: 'UTF-16', given: { bytes: utf16(file([game])) }, told: refusals['not-text'] },
  { done: 'a mark of the order of bytes', given: { text: `\uFEFF${file([game])}` }, told: ONE },
  {
    done: 'bytes that are no text',
    given: { bytes: Uint8Array.from([0x7b, 0xff, 0xfe, 0x7d]) },
    told: refusals['not-text'],
  },
  {
    done: 'games of a version to come',
    given: { text: file([game]).replace('"version":1', '"version":2') },
    told: savedTexts.newerVersion(2),
  },
  {
    done: 'a version of 1e999',
    given: { text: file([game]).replace('"version":1', '"version":1e999') },
    told: refusals['other-format'],
  },
  {
    done: 'a version in words',
    given: { text: file([game]).replace('"version":1', '"version":"1"') },
    told: refusals['other-format'],
  },
  { done: 'a bolão', given: { text: printSyndicate(FRIENDS) }, told: refusals['other-format'] },
  {
    done: 'games twice, the last time none',
    given: { text: file([game]).replace(/}$/, ',"games":[]}') },
    told: '0 jogos importados',
  },
  {
    done: 'a game of which everything inherits',
    given: { text: file([game]).replace('"id"', '"__proto__":{"pwned":1},"constructor":1,"id"') },
    told: ONE,
    daily: 'chromium',
  },
  { done: 'a game that a list is', given: { text: file([[game]]) }, told: bad('falta o código') },
  {
    done: 'numbers as texts',
    given: changed({ numbers: game.numbers.map(String) }),
    told: bad('os números não servem para a loteria'),
  },
  {
    done: 'numbers twice',
    given: changed({ numbers: [7, 7, 7, 7, 7, 7] }),
    told: bad('os números não servem para a loteria'),
  },
  {
    done: 'a million numbers',
    given: changed({ numbers: Array.from({ length: 1_000_000 }, (_, i) => i) }),
    told: bad('os números não servem para a loteria'),
  },
  {
    done: 'the numbers of another lottery',
    given: changed({ lotteryType: 'lotofacil' }),
    told: bad('os números não servem para a loteria'),
  },
  {
    done: 'a lottery that everything inherits',
    given: changed({ lotteryType: '__proto__' }),
    told: bad('a loteria não existe'),
  },
  { done: 'a strategy that is a script', given: changed({ strategy: SCRIPT }), told: bad('a estratégia não existe') },
  {
    done: 'a day of the year 275760',
    given: changed({ date: '+275760-09-13T00:00:00.000Z' }),
    told: bad('a data não existe'),
  },
  {
    done: 'a prize beyond all numbers',
    given: { text: file([game]).replace(/"potentialPrize":\d+/, '"potentialPrize":1e999') },
    told: bad('o prêmio potencial está danificado'),
  },
  { done: 'a score of a million', given: changed({ score: 1e6 }), told: bad('a força não existe') },
  {
    done: 'a name that is a script',
    given: changed({ name: SCRIPT.slice(0, 55), note: SCRIPT.slice(-55) }),
    told: ONE,
  },
  {
    done: 'a name that turns what follows',
    given: changed({ name: '\u202E\u2066\u0007Zé', group: { id: '__proto__', name: '\u202E' } }),
    told: ONE,
  },
  {
    done: 'a name of 100,000 letters',
    given: changed({ name: 'z'.repeat(100_000) }),
    told: bad('o nome está danificado'),
  },
  {
    done: 'a name of half a character',
    given: { text: file([{ ...game, name: '#' }]).replace('#', '\\ud800') },
    told: ONE,
  },
  {
    done: 'a game with 400 kB that nobody knows',
    given: changed({ more: 'x'.repeat(400_000) }),
    told: bad('há dados demais nele'),
  },
  {
    done: 'a registration of a million draws',
    given: changed({ follow: { from: 1, draws: 1e6 } }),
    told: bad('a teimosinha está danificada'),
  },
  {
    done: '60 games',
    given: { text: file(ticketsOf(100, 159).map((each) => ({ ...each, isFavorite: false }))) },
    told: '11 passaram do limite de jogos salvos',
  },
  {
    done: 'a good game before a bad one',
    given: { text: file([game, { ...game, id: '' }]) },
    told: bad('falta o código', 2),
  },
];

const place = {
  of: 'a file of games',
  path: '/?view=saved',
  open: savedTexts.options,
  way: { chooser: savedTexts.importFile },
} as const;

/** Files of saved games that are none, or worse. */
export const GAMES_FILE_FAULTS: readonly Fault[] = givenAt(place, ROWS);
