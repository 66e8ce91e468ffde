import { dayInBrazil } from '../../../workers/shared/lottery/day-in-brazil.ts';
import type { DrawOfDay, DrawsSource } from '../../../workers/shared/rules/draw-on.ts';
import type { SpecialDay } from '../../../workers/shared/rules/special-days.ts';
import { hourText, shortDay } from '../format-day.ts';
import { sourceSentence } from './source.ts';

/** The end of the sale of bets on a day's draw: «Apostas até as 20 h», or on the day before «Apostas até 28/11, 22 h». */
export function salesText(day: string, salesEnd: number): string {
  const last = dayInBrazil(salesEnd);
  return `Apostas até ${last === day ? 'as' : `${shortDay(last).slice(0, 5)},`} ${hourText(salesEnd)}`;
}

/**
 * The next draw that can be bet on, its source, and a special draw that is near: «Próximo sorteio:
 * 29/11, 11 h. Apostas até 28/11, 22 h. Pelas regras lidas em 20/08/2026.»
 */
export function nextDrawText(
  { at, salesEnd, isSure }: DrawOfDay,
  special: SpecialDay | undefined,
  source: DrawsSource | undefined,
): string {
  const day = dayInBrazil(at);
  return [
    `Próximo sorteio: ${shortDay(day).slice(0, 5)}, ${hourText(at)}.`,
    ...(salesEnd === undefined ? [] : [`${salesText(day, salesEnd)}.`]),
    ...(isSure ? [] : ['Pode não haver sorteio nesse dia.']),
    ...(special ? [`${special.name}: ${shortDay(special.day).slice(0, 5)}.`] : []),
    sourceSentence(source),
  ]
    .filter(Boolean)
    .join(' ');
}
