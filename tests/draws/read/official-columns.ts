import type { OfficialDraw, PaidTier } from '../../../workers/shared/draws/official-draw.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { type TierHits, tierOdds } from '../../../workers/shared/lottery/tier-odds.ts';
import { MONTH_NAMES } from './sample-draws.ts';

/** A column of the operator's spreadsheet: its name, and its text for a draw. */
export interface Column {
  readonly name: string;
  readonly kind: 'number' | 'text';
  readonly cell: (draw: OfficialDraw) => string;
}

const EVENTS: Readonly<Partial<Record<LotteryKey, string>>> = {
  megasena: 'Mega da Virada',
  lotofacil: 'Lotofácil da Independência',
  quina: 'Quina de São João',
  duplasena: 'Dupla de Páscoa',
};

/** The columns of a lottery's spreadsheet, in the names and the order that it has. */
export function officialColumns(key: LotteryKey): Column[] {
  const top = tierOdds(lotteryOf(key), lotteryOf(key).pick)[0]?.hits;
  return [
    { name: 'Concurso', kind: 'number', cell: ({ contest }) => String(contest) },
    {
      name: key === 'megasena' ? 'Data do Sorteio' : 'Data Sorteio',
      kind: 'text',
      cell: ({ date = '' }) => date.split('-').reverse().join('/'),
    },
    ...balls(key, key === 'duplasena' ? ' sorteio 1' : '', ({ numbers }) => numbers),
    ...(key === 'timemania' ? [text('Time Coração', ({ team = '' }) => team)] : []),
    ...(key === 'diadasorte' ? [text('Mês da Sorte', ({ month = 0 }) => MONTH_NAMES[month - 1] ?? '')] : []),
    ...prizes(key, key === 'duplasena' ? ' Sorteio 1' : '', ({ paid }) => paid),
    ...(key === 'duplasena' ? second() : []),
    text(`Acumulado ${top} acertos`, () => 'R$0,00'),
    text(key === 'quina' ? 'Arrecadacao Total' : 'Arrecadação Total', ({ takings }) =>
      takings === undefined ? '' : money(takings),
    ),
    text(key === 'megasena' ? 'Estimativa prêmio' : 'Estimativa Prêmio', () => 'R$3.000.000,00'),
    ...(EVENTS[key] ? [text(`Acumulado Sorteio Especial ${EVENTS[key]}`, () => 'R$0,00')] : []),
    text('Observação', () => ''),
  ];
}

function second(): Column[] {
  return [
    ...balls('duplasena', ' sorteio 2', ({ second: numbers = [] }) => numbers),
    // Without the column of cities, and with spaces of their own.
    ...prizes('duplasena', '  Sorteio2', ({ paidSecond }) => paidSecond).filter(({ name }) => name !== 'Cidade / UF'),
  ];
}

const text = (name: string, cell: Column['cell']): Column => ({ name, kind: 'text', cell });

function balls(key: LotteryKey, suffix: string, of: (draw: OfficialDraw) => readonly number[]): Column[] {
  const { drawn, total } = lotteryOf(key);
  return Array.from({ length: drawn }, (_, i) => ({
    // One of them has a capital letter there.
    name: `Bola${i + 1}${i === 3 ? suffix.replace(' s', ' S') : suffix}`,
    kind: 'number',
    cell: (draw) => twoDigits((of(draw)[i] ?? 0) % (total === 100 ? 100 : 1000)),
  }));
}

const NAMES: ReadonlyMap<TierHits, string> = new Map<TierHits, string>([
  [0, 'Nenhum Número'],
  ['team', 'Time Coração'],
  ['month', 'mês da sorte'],
]);

function prizes(
  key: LotteryKey,
  suffix: string,
  of: (draw: OfficialDraw) => readonly PaidTier[] | undefined,
): Column[] {
  return tierOdds(lotteryOf(key), lotteryOf(key).pick).flatMap(({ hits }, i) => {
    const name = `${NAMES.get(hits) ?? `${hits} acertos`}${suffix}`;
    const tier = (draw: OfficialDraw) => of(draw)?.find((one) => one.hits === hits);
    const cities = i === 0 ? [text('Cidade / UF', () => 'SÃO PAULO/SP; BELÉM/PA')] : [];
    return [
      {
        name: `Ganhadores ${name}`,
        kind: 'number' as const,
        cell: (draw: OfficialDraw) => String(tier(draw)?.winners ?? '-'),
      },
      ...cities,
      text(`Rateio ${name}`, (draw) => (tier(draw) ? money(tier(draw)?.cents ?? 0) : '')),
    ];
  });
}

/** An amount as the operator writes it: `R$1.234,56`. */
export function money(cents: number): string {
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  return `R$${whole},${twoDigits(cents % 100)}`;
}

/** A number as balls have it: `06`. */
export function twoDigits(n: number): string {
  return String(n).padStart(2, '0');
}
