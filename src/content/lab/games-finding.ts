import type { GamesCheck, TierCheck } from '../../../workers/shared/check/check-games.ts';
import { tierName } from '../bet/odds.ts';
import type { ChartTable } from '../charts/chart-table.ts';
import { counted } from '../counted.ts';
import { formatWhole } from '../format.ts';
import type { Finding } from './finding.ts';
import { formatExpected } from './lab-numbers.ts';

/** Tells if games hit more in real draws than chance gives. */
export function gamesFinding({ lottery, games, contests, tiers }: GamesCheck): Finding {
  const away = tiers.filter((tier) => verdictText(tier) !== WITHIN);
  const names = away.map((tier) => `${tierName(lottery, tier.hits)} ${verdictText(tier)}`).join(', ');
  const on = `${counted(games.length, 'jogo')}, ${counted(contests, 'concurso')}`;
  return away.length === 0
    ? { kind: 'none', found: `${on}: o que a sorte dá, nada mais.`, follows: 'Todas as faixas estão dentro do normal.' }
    : { kind: 'chance', found: `${on}: ${names}.`, follows: 'Uma faixa fora do normal também é acaso.' };
}

const WITHIN = 'dentro do normal';

/** Names the place of a tier's count beside its usual range. */
function verdictText({ times, usual: [from, to] }: TierCheck): string {
  return times < from ? 'abaixo do normal' : times > to ? 'acima do normal' : WITHIN;
}

/** How often the games had each tier, beside what chance alone gives. */
export function gamesTable({ lottery, tiers }: GamesCheck): ChartTable {
  const rows = tiers.map(({ hits, since, times, expected, usual: [from, to] }) => {
    const name = tierName(lottery, hits);
    return [
      since === undefined ? name : `${name}, desde o concurso ${formatWhole(since)}`,
      formatWhole(times),
      formatExpected(expected),
      from === to ? formatWhole(from) : `${formatWhole(from)} a ${formatWhole(to)}`,
    ] as const;
  });
  return {
    caption: 'O que cada faixa deu',
    head: ['Faixa', 'Seus jogos', 'Esperado', 'Em 95 de 100 vezes'],
    rows,
  };
}
