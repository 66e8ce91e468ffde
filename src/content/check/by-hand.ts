import type { PrizesOf } from '../../../workers/shared/bet/bet-cost.ts';
import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import type { TierHits } from '../../../workers/shared/lottery/tier-odds.ts';
import { prizesText, shortTier } from '../bet/odds.ts';
import { counted } from '../counted.ts';
import { formatWhole, ofLottery } from '../format.ts';
import { shortDay } from '../format-day.ts';
import { nearContest } from '../registering/register.ts';
import { hitsLabel } from './check.ts';

/** How a game did in what is told of a contest by hand. */
export interface HandResult {
  /** In each draw; what it wins is undefined until all numbers of that are there. */
  readonly draws: readonly { readonly hits: number; readonly prizes: readonly PrizesOf[] | undefined }[];
  readonly hasMonth: boolean;
  /** It takes part in that draw; else it only would have hit. */
  readonly isIn: boolean;
}

/** A contest as far as it is told by hand. */
interface Told {
  readonly draws: readonly { readonly numbers: readonly number[] }[];
  readonly isWhole: boolean;
}

/** How the games do that take part in it: how many do, what they have won, and the most hits of one. */
export interface HandSum {
  readonly games: number;
  /** How many saved games the lottery has. */
  readonly saved: number;
  /** How many registered ones have won. */
  readonly bets: number;
  /** The best tier of these; without one, of any game that has won. */
  readonly tier: TierHits | undefined;
  readonly most: number;
}

/** Words of the numbers of a draw that somebody taps or types. */
export const byHandTexts = {
  /** «Mega-Sena 2.943 · ontem». */
  title: (lottery: string, contest: number | undefined, day: string) =>
    `${lottery}${contest === undefined ? '' : ` ${formatWhole(contest)}`} · ${day}`,
  /** Where no draw is asked for. */
  other: 'Marcar os números de um sorteio',
  grid: 'Números sorteados',
  draw: (draw: number) => `${draw + 1}º sorteio`,
  clear: 'Limpar',
  month: 'Mês sorteado',
  noMonth: 'Escolha o mês',
  noGames: (lottery: Lottery) => `Você não tem jogos salvos ${ofLottery(lottery)}.`,
  noPrize: 'sem prêmio',
  notIn: 'não vale para este sorteio',
  played: 'Joguei neste',
  hasMonth: 'Mês da Sorte',
  team: 'Time: veja no comprovante.',
  keep: 'Guardar resultado',
  byDay: (day: string, isWon: boolean) =>
    `Guardado pelo dia, ${shortDay(day)}.${isWon ? ' Diga o concurso, e o prêmio entra em “Prêmios encontrados”, com o prazo.' : ''}`,
  which: 'Sorteio',
  ofDraw: ({ day, contest }: { readonly day: string; readonly contest?: number }, isTold: boolean) =>
    `${shortDay(day)}${contest === undefined ? '' : `, concurso ${formatWhole(contest)}`}${isTold ? ' · guardado' : ''}`,
  know: 'Sei o número do concurso',
  keepContest: 'Guardar com o concurso',
  contest: 'Concurso',
  contestHint: (near?: number) => (near === undefined ? 'Está no comprovante.' : nearContest(near)),
  noContest: (near?: number) =>
    `Escreva o número do concurso${near === undefined ? '' : `, perto de ${formatWhole(near)}`}. Está no comprovante.`,
  kept: 'Resultado guardado',
  notKept: 'O navegador não deixou guardar o resultado.',
} as const;

/** «3 de 6 · melhor: 2 acertos», «Não foi desta vez.», «Quadra! 1 jogo com prêmio.»; without a saved game only «6 de 6». */
export function handAnswer({ key, drawn }: Lottery, { draws, isWhole }: Told, found: HandSum): string {
  const { games, saved, bets, tier, most } = found;
  const value =
    bets > 0
      ? `! ${counted(bets, 'jogo')} com prêmio`
      : ', pelos números que você digitou. Vale se você registrou este jogo';
  const won = tier === undefined ? undefined : `${shortTier(key, tier)}${value}`;
  if (isWhole && saved > 0)
    return won ? `${won}.` : games > 0 ? 'Não foi desta vez.' : 'Nenhum jogo seu participou deste sorteio.';
  const told = draws
    .map(({ numbers }, draw) => `${draws.length > 1 ? `${draw + 1}º: ` : ''}${numbers.length} de ${drawn}`)
    .join(' · ');
  const best = won ?? (most > 0 ? `melhor: ${hitsLabel(most)}` : undefined);
  return best ? `${told} · ${best}` : told;
}

/** How a game did in a contest: «4 acertos · 1 quadra», with two draws each for itself. */
export function handResult({ key }: Lottery, { draws, hasMonth, isIn }: HandResult, isWhole: boolean): string {
  const isDouble = draws.length > 1;
  const isNone = isIn && isWhole && !hasMonth && draws.every(({ prizes }) => prizes?.length === 0);
  return [
    ...draws.map(({ hits, prizes = [] }, draw) =>
      [
        `${isDouble ? `${draw + 1}º: ` : ''}${hitsLabel(hits)}`,
        ...(isIn ? prizes.map((one) => prizesText(key, one.hits, one.prizes)) : []),
      ].join(' · '),
    ),
    ...(hasMonth && isIn ? [byHandTexts.hasMonth] : []),
    ...(isNone ? [byHandTexts.noPrize] : []),
    ...(isIn ? [] : [byHandTexts.notIn]),
  ].join(' · ');
}

/** Words of «Prêmios encontrados». */
export const foundTexts = {
  title: 'Prêmios encontrados',
  notKept: 'O navegador não está deixando salvar esta lista.',
  count: (prizes: number) => counted(prizes, 'prêmio'),
} as const;
