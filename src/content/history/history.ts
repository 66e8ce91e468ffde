import type { ContestRange } from '../../../workers/shared/draws/window-of-draws.ts';
import { type LotteryKey, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { formatWhole, ofLottery } from '../format.ts';
import { site } from '../shell/site.ts';

/** Words of the choice between the simulated history and the real draws. */
export const historyTexts = {
  label: 'Histórico',
  simulated: 'simulado',
  /** «oficial até o concurso 2.900», without the last two words where there is no room. */
  official: 'oficial',
  upTo: 'até',
  contest: 'o concurso',
  simulatedOption: 'Simulado: 30 sorteios criados pelo app',
  officialOption: (size: number, contest: number) =>
    `Oficial: ${size} sorteios, até o concurso ${formatWhole(contest)}`,
  changed: (name: string) => `Histórico ${name}. A chance de cada bilhete é a mesma.`,
  toResults: `Ir para “${site.nav.results}”`,
} as const;

/** Why there are no draws to generate from. Plain data. */
export interface HistoryFault {
  readonly lottery: LotteryKey;
  /**
   * - `missing`: this device does not have these `contests`
   * - `other`: it has them, but they are not the draws that the run looked at
   * - `few`: too few contests in a row, up to the newest one
   * - `unreadable`: what is kept could not be read
   */
  readonly kind: 'missing' | 'other' | 'few' | 'unreadable';
  readonly contests: readonly ContestRange[];
}

/** Most ranges that are named one by one. */
const MAX_NAMED = 3;

/** Why there are no draws, and what helps. */
export function historyFaultText({ lottery, kind, contests }: HistoryFault): string {
  const of = ofLottery(lotteryOf(lottery));
  const bring = `traga o arquivo em “${site.nav.results}”`;
  switch (kind) {
    case 'missing':
      return `${contestsText(contests, ['Falta', 'Faltam'])} ${of} neste aparelho: ${bring} e abra o link de novo.`;
    case 'other':
      return `O link foi feito com números diferentes dos que estão guardados aqui para ${contestsText(contests)} ${of}. Nada foi gerado no lugar: veja o arquivo em “${site.nav.results}”.`;
    case 'few':
      return `Para gerar com o histórico oficial ${of} é preciso ter os 10 últimos sorteios sem falhas: ${bring}, ou escolha o histórico simulado.`;
    case 'unreadable':
      return `Não deu para ler os resultados guardados ${of}. Tente de novo, ou escolha o histórico simulado.`;
  }
}

/** «os concursos 2.701 a 2.900», after a verb if there are two forms of one. */
function contestsText(ranges: readonly ContestRange[], verb?: readonly [string, string]): string {
  const named = ranges.slice(0, MAX_NAMED);
  const isOne = ranges.length === 1 && ranges[0]?.[0] === ranges[0]?.[1];
  const list = named.map(([from, to]) =>
    from === to ? formatWhole(from) : `${formatWhole(from)} a ${formatWhole(to)}`,
  );
  if (ranges.length > MAX_NAMED) list.push('outros');
  const last = list.pop() ?? '';
  const text = list.length > 0 ? `${list.join(', ')} e ${last}` : last;
  const begin = verb ? `${verb[isOne ? 0 : 1]} ` : '';
  return `${begin}${isOne ? 'o concurso' : 'os concursos'} ${text}`;
}
