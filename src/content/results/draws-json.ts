import type { DrawTable } from '../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw, PaidTier } from '../../../workers/shared/draws/official-draw.ts';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { formatNumber } from '../format.ts';
import { monthName, shortDay } from '../format-day.ts';
import { tierTitle } from './tier-title.ts';

/** Draws as the JSON text of a list, in the names that mirrors of the official results have. */
export function drawsJson({ lottery, draws }: DrawTable): string {
  const { name } = lotteryOf(lottery);
  const list = draws.map((draw) => JSON.stringify({ loteria: name, ...fieldsOf(draw) }));
  return `[\n${list.join(',\n')}\n]\n`;
}

function fieldsOf(draw: OfficialDraw) {
  const { contest, date, numbers, second = [], isInDrawOrder, team, month, takings, paid, paidSecond } = draw;
  const prizes = [...(paid ?? []), ...(paidSecond ?? [])].map(prizeOf);
  return {
    concurso: contest,
    ...(date !== undefined && { data: shortDay(date) }),
    dezenas: [...ascending(numbers), ...ascending(second)].map(formatNumber),
    ...(isInDrawOrder && { dezenasOrdemSorteio: [...numbers, ...second].map(formatNumber) }),
    ...(team !== undefined && { timeCoracao: team }),
    ...(month !== undefined && { mesSorte: monthName(month) }),
    ...(takings !== undefined && { valorArrecadado: takings / 100 }),
    ...(prizes.length > 0 && { premiacoes: prizes }),
  };
}

const prizeOf = ({ hits, winners, cents }: PaidTier) => ({
  descricao: tierTitle(hits),
  ganhadores: winners,
  ...(cents !== undefined && { valorPremio: cents / 100 }),
});

const ascending = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b);
