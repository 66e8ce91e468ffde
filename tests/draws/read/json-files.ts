import type { OfficialDraw, PaidTier } from '../../../workers/shared/draws/official-draw.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { money, twoDigits } from './official-columns.ts';
import { MONTH_NAMES } from './sample-draws.ts';

const TYPES: Readonly<Record<LotteryKey, string>> = {
  megasena: 'MEGA_SENA',
  lotofacil: 'LOTOFACIL',
  quina: 'QUINA',
  duplasena: 'DUPLA_SENA',
  timemania: 'TIMEMANIA',
  diadasorte: 'DIA_DE_SORTE',
  lotomania: 'LOTOMANIA',
};

/** A number as balls show it, that of Lotomania's last cell as 00. */
export const ball = (n: number) => twoDigits(n % 100);
const sorted = (numbers: readonly number[]) => numbers.map(ball).sort();
/** A day as `dd/MM/yyyy`. */
export const dayOf = ({ date = '' }: OfficialDraw) => date.split('-').reverse().join('/');

/** What the operator's address answers for one contest. */
export function officialAnswer(key: LotteryKey, draw: OfficialDraw): Record<string, unknown> {
  const { contest, numbers, second, team, month, takings = 0, paid = [], paidSecond = [] } = draw;
  const extra = team?.padEnd(20, ' ') ?? (month === undefined ? '' : MONTH_NAMES[month - 1]);
  return {
    acumulado: false,
    valorArrecadado: takings / 100,
    dataApuracao: dayOf(draw),
    dezenasSorteadasOrdemSorteio: [...numbers, ...(second ?? [])].map(ball),
    listaDezenas: sorted(numbers),
    listaDezenasSegundoSorteio: second ? sorted(second) : null,
    listaRateioPremio: [...paid, ...paidSecond].map((tier, i) => ({
      descricaoFaixa: nameOf(tier),
      faixa: i + 1,
      numeroDeGanhadores: tier.winners,
      valorPremio: (tier.cents ?? 0) / 100,
    })),
    nomeTimeCoracaoMesSorte: `${extra}${'\u0000'.repeat(20)}`,
    numero: contest,
    tipoJogo: TYPES[key],
  };
}

function nameOf({ hits }: PaidTier): string {
  if (hits === 'team') return 'Time do Coração';
  return hits === 'month' ? 'Mês da Sorte' : `${hits} acertos`;
}

/** What mirrors of the operator's answers write of one contest. */
export function mirrorDraw(key: LotteryKey, draw: OfficialDraw): Record<string, unknown> {
  const { contest, numbers, second = [], team, month, takings, paid = [], paidSecond = [] } = draw;
  return {
    loteria: key === 'diadasorte' ? 'diadesorte' : key,
    concurso: contest,
    data: dayOf(draw),
    dezenas: [...sorted(numbers), ...sorted(second)],
    dezenasOrdemSorteio: [...numbers, ...second].map(ball),
    premiacoes: [...paid, ...paidSecond].map((tier) => ({
      acertos: nameOf(tier).replace('acertos', 'Pontos'),
      vencedores: tier.winners,
      premio: tier.cents === undefined ? '-' : money(tier.cents).slice(2),
    })),
    valorArrecadado: takings === undefined ? null : takings / 100,
    timeCoracao: team ?? null,
    mesSorte: month === undefined ? null : MONTH_NAMES[month - 1],
  };
}

/** A number as lists have it: that of Lotomania's last cell is 00. */
export const ballOf = (key: LotteryKey, n: number) => (lotteryOf(key).total === 100 ? ball(n) : twoDigits(n));
/** The numbers of a draw, those of a second draw behind them. */
export const numbersOf = ({ numbers, second = [] }: OfficialDraw) => [...numbers, ...second];
export const ballsOf = (key: LotteryKey, draw: OfficialDraw) => numbersOf(draw).map((n) => ballOf(key, n));

/** `{"<contest>": ["05", …]}`, on request with the team or the month as one value more. */
export function drawsByContest(
  key: LotteryKey,
  draws: readonly OfficialDraw[],
  hasExtra = false,
): Record<string, readonly string[]> {
  return Object.fromEntries(
    draws.map((draw) => {
      const { contest, team, month } = draw;
      const extra = team ?? (month === undefined ? undefined : (MONTH_NAMES[month - 1] ?? ''));
      return [contest, [...ballsOf(key, draw), ...(hasExtra && extra !== undefined ? [extra] : [])]];
    }),
  );
}

/** `{"<contest>": {"soma": …, "sorteio": {"data": …, "dezenas": […]}}}`. */
export function nestedDraws(key: LotteryKey, draws: readonly OfficialDraw[]): Record<string, unknown> {
  const lists = drawsByContest(key, draws);
  return Object.fromEntries(
    draws.map((draw) => {
      const sorteio = { data: dayOf(draw), dezenas: lists[draw.contest] };
      return [draw.contest, { soma: draw.numbers.reduce((a, b) => a + b), sorteio }];
    }),
  );
}
