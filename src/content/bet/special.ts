import type { Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import type { SpecialDay } from '../../../workers/shared/rules/special-days.ts';
import { shortDay } from '../format-day.ts';
import { tierName } from './odds.ts';

/**
 * What is not as usual in a special draw, as it was read on a day; `shares` are those of its tiers, in hundredths, where
 * they are known.
 */
export function specialText(
  { key, winningHits }: Pick<Lottery, 'key' | 'winningHits'>,
  { name = '', day }: Pick<SpecialDay, 'name' | 'day'>,
  shares: readonly number[],
  read: string,
): string {
  const tiers = shares.map((share, tier) => `${tierName(key, winningHits[tier] ?? 0)} ${share}%`);
  return [
    `${name}, ${shortDay(day).slice(0, 5)}: nada acumula. Sem acerto na faixa principal, o prêmio vai para a faixa seguinte. Não há teimosinha.`,
    ...(tiers.length > 0 ? [`Divisão do prêmio: ${tiers.join(', ')}.`] : []),
    `Pelas regras lidas em ${shortDay(read)}.`,
  ].join(' ');
}
