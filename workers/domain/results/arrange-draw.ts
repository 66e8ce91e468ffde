import type { Lottery } from '../../shared/lotteries.ts';
import { commonest } from './commonest.ts';
import type { RawDraw } from './raw-draw.ts';
import { isMonth, isTeamNumber } from './read-cell.ts';

/**
 * Arranges draws whose numbers came as one list as their lottery has them: of Dupla Sena both draws, and
 * where most of Timemania or Dia de Sorte have one value more, that is the team or the month. A single
 * draw with a number too many keeps it, and is refused for it.
 */
export function arranger(rows: readonly RawDraw[], { key, drawn }: Lottery) {
  const most = commonest(rows.map(({ numbers }) => numbers.length));
  const isExtra = most === drawn + 1 && IS_EXTRA[key];
  return (raw: RawDraw): RawDraw => {
    const { numbers, order, second } = raw;
    if (key === 'duplasena') {
      const isBoth = second === undefined && numbers.length === 2 * drawn;
      return {
        ...raw,
        ...(isBoth && { numbers: numbers.slice(0, drawn), second: numbers.slice(drawn) }),
        ...(order?.length === 2 * drawn && {
          ...{ order: order.slice(0, drawn), secondOrder: order.slice(drawn) },
        }),
      };
    }
    const extra = numbers[drawn] ?? '';
    if (!isExtra || numbers.length !== drawn + 1 || !isExtra(extra)) return raw;
    return {
      ...{ ...raw, numbers: numbers.slice(0, drawn) },
      ...{ team: raw.team || extra, month: raw.month || extra },
    };
  };
}

/** What may stand behind the numbers, where that is anything: also nothing. */
const IS_EXTRA: Partial<Record<Lottery['key'], (text: string) => boolean>> = {
  timemania: (text) => !/^\d+$/.test(text) || isTeamNumber(text),
  diadasorte: (text) => text === '' || isMonth(text),
};
