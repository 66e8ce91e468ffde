import { type Slip, slipOf } from '../../../workers/shared/games/fields.ts';
import { asidesOf, type ReadRow, type RowFault } from '../../../workers/shared/games/reading.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { counted } from '../counted.ts';
import { formatNumber, formatWhole } from '../format.ts';
import { monthName } from '../format-day.ts';
import { wordsOf } from '../words-of.ts';

/** Words of the list of games that was read: what was taken of each line, and what was left. */
export const listTexts = {
  title: (games: number, bad: number) =>
    [
      `Como a lista foi lida: ${counted(games, 'jogo')}`,
      ...(bad > 0 ? [counted(bad, 'linha fora', 'linhas fora')] : []),
    ].join(', '),
  hint: 'Toque num número para tirá-lo do jogo, ou para pôr de volta.',
  line: (line: number) => `Linha ${formatWhole(line)}`,
  doubled: (line: number) => `Repete o jogo da linha ${formatWhole(line)}.`,
  alike: (rows: number) =>
    rows === 1 ? 'Fazer igual na outra linha' : `Fazer igual nas outras ${formatWhole(rows)} linhas`,
  doubt: (rows: number) =>
    `${rows === 1 ? 'Uma linha pode ser lida' : `${formatWhole(rows)} linhas podem ser lidas`} de mais de um jeito. Toque no certo:`,
  rest: (rows: number) => counted(rows, 'outra linha', 'outras linhas'),
  more: (rows: number) => `Mostrar mais ${formatWhole(rows)}`,
} as const;

/** What a row has of further fields, and what is beside its game: «Mês: agosto», «Fora do jogo: 5)». */
export function rowTexts(lottery: LotteryKey, row: ReadRow): readonly string[] {
  const { month, team } = row.game ?? {};
  const asides = asidesOf(row, slipOf(lotteryOf(lottery))).map(({ text }) => text);
  return [
    ...(month === undefined ? [] : [`Mês: ${monthName(month)}`]),
    ...(team === undefined ? [] : [`Time: ${team}`]),
    ...(asides.length > 0 ? [`Fora do jogo: ${asides.join(', ')}`] : []),
  ];
}

/** What a row is: «6 números», or why it is no game: «5 números, falta 1». */
export function rowStateText(lottery: LotteryKey, { game, bad }: ReadRow): string {
  if (bad) return wordsOf(BAD_ROWS, bad.fault, () => 'não deu para ler.')(bad.value ?? 0, slipOf(lotteryOf(lottery)));
  return counted(game?.numbers.length ?? 0, 'número');
}

const BAD_ROWS: Readonly<Record<RowFault['fault'], (value: number, slip: Slip) => string>> = {
  'no-numbers': () => 'não tem números.',
  'out-of-range': (value) => `não existe o número ${value} nesta loteria.`,
  repeated: (value) => `o número ${formatNumber(value)} está repetido.`,
  count: (value, { numbers: { sizes } }) => {
    const missing = Number(sizes[0]) - value;
    const told = counted(value, 'número');
    if (missing > 0) return `${told}, ${missing === 1 ? 'falta 1' : `faltam ${missing}`}.`;
    return `${told}: não existe aposta com essa quantidade.`;
  },
  doubt: () => 'pode ser lida de mais de um jeito.',
  'too-many': (value) => `passou do limite de ${formatWhole(value)} jogos.`,
};

/** So many games of one way are told in full. */
const TOLD_GAMES = 2;

/** The ways to read a doubtful row: «Linha 2: 6 números, 04 30 33 50 51 54. Fora do jogo: 5». */
export function wayTexts(lottery: LotteryKey, { line, ways = [] }: ReadRow): readonly string[] {
  return ways.map(({ rows }) => {
    const games = rows.slice(0, TOLD_GAMES).map((row) => {
      const numbers = row.game?.numbers.map(formatNumber).join(' ');
      const game = [rowStateText(lottery, row), ...(numbers ? [numbers] : [])].join(', ');
      return [game, ...rowTexts(lottery, row)].join('. ');
    });
    const more = rows.length > TOLD_GAMES ? [`e mais ${formatWhole(rows.length - TOLD_GAMES)}`] : [];
    return `${listTexts.line(line)}: ${[...games, ...more].join(' · ')}`;
  });
}
