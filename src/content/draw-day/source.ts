import type { DrawsSource } from '../../../workers/shared/rules/draw-on.ts';
import { shortDay } from '../format-day.ts';

/** The source of a draw: «pelas regras lidas em 20/08/2026», «pelos sorteios que você trouxe, até 20/11/2026»; empty without one. */
export function sourceText(source: DrawsSource | undefined): string {
  if (!source) return '';
  if ('until' in source) return `pelos sorteios que você trouxe, até ${shortDay(source.until)}`;
  return `pelas regras lidas em ${shortDay(source.read)}`;
}

/** The same as a sentence. */
export function sourceSentence(source: DrawsSource | undefined): string {
  return sourceText(source).replace(/^p(.*)$/, 'P$1.');
}

/** The note after the day of a draw to come: its doubt and its source. */
export function drawNote(isSure: boolean, source: DrawsSource | undefined): string {
  return [isSure ? '' : 'Pode não haver sorteio nesse dia.', sourceSentence(source)].filter(Boolean).join(' ');
}
