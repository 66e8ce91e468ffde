import type { DrawsSource } from '../../../workers/shared/rules/draw-on.ts';
import { shortDay } from '../format-day.ts';

/** By what a draw is told: «pelas regras lidas em 20/08/2026», «pelos sorteios que você trouxe, até 20/11/2026»; empty where nothing is to be said. */
export function sourceText(source: DrawsSource | undefined): string {
  if (!source) return '';
  if ('until' in source) return `pelos sorteios que você trouxe, até ${shortDay(source.until)}`;
  return `pelas regras lidas em ${shortDay(source.read)}`;
}

/** The same as a sentence. */
export function sourceSentence(source: DrawsSource | undefined): string {
  return sourceText(source).replace(/^p(.*)$/, 'P$1.');
}

/** What follows the day of a draw to come: whether there may be none, and what tells it. */
export function drawNote(isSure: boolean, source: DrawsSource | undefined): string {
  return [isSure ? '' : 'Pode não haver sorteio nesse dia.', sourceSentence(source)].filter(Boolean).join(' ');
}
