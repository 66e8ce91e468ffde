import type { Lottery } from '../../shared/lotteries.ts';
import type { RawDraw } from './raw-draw.ts';

/**
 * A draw whose numbers came as one list, as its lottery has them: of Dupla Sena both draws, and where
 * Timemania or Dia de Sorte has one value more, that is the team or the month.
 */
export function arrangeDraw(raw: RawDraw, { key, drawn }: Lottery): RawDraw {
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
  const hasExtra = key === 'timemania' || key === 'diadasorte';
  if (!hasExtra || numbers.length !== drawn + 1) return raw;
  const extra = numbers[drawn] ?? '';
  return {
    ...{ ...raw, numbers: numbers.slice(0, drawn) },
    ...{ team: raw.team || extra, month: raw.month || extra },
  };
}
