import { type Slip, slipOf } from '../../../workers/shared/games/fields.ts';
import { asidesOf, type GamesReading, type ReadRow, type RowFault } from '../../../workers/shared/games/reading.ts';
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
  rest: (rows: number) => counted(rows, 'outra linha', 'outras linhas'),
  more: (rows: number) => `Mostrar mais ${formatWhole(rows)}`,
} as const;

/** What a row has of further fields, and what is beside its game: «Mês: agosto», «Fora do jogo: 5)». */
export function rowTexts(lottery: LotteryKey, row: ReadRow): readonly string[] {
  const [[month], [team]] = [row.game?.month ?? [], row.game?.team ?? []];
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
  'too-many': (value) => `passou do limite de ${formatWhole(value)} jogos.`,
};

/** The ways to read a list, by the first row in which they differ: «Linha 2: 6 números, 04 30 33 50 51 54. Fora do jogo: 5». */
export function readingTexts(lottery: LotteryKey, readings: readonly GamesReading[]): readonly string[] {
  const [first = []] = readings;
  const isOther = (i: number) => new Set(readings.map((rows) => JSON.stringify(rows[i]?.game))).size > 1;
  const place = first.findIndex((_, i) => isOther(i));
  return readings.map((rows) => {
    const row = rows[place];
    if (!row) return '';
    const numbers = row.game?.numbers.map(formatNumber).join(' ');
    const game = [rowStateText(lottery, row), ...(numbers ? [numbers] : [])].join(', ');
    return `${listTexts.line(row.line)}: ${[game, ...rowTexts(lottery, row)].join('. ')}`;
  });
}
