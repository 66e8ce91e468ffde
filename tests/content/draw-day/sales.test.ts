import { expect, test } from 'vitest';
import { dueText } from '../../../src/content/check/due.ts';
import { nextDrawText } from '../../../src/content/draw-day/sales.ts';
import { drawNote } from '../../../src/content/draw-day/source.ts';
import { nextOnSale } from '../../../src/state/draw-day/draw-days.ts';
import { specialWithin } from '../../../workers/shared/rules/special-days.ts';

/** What is told of the next draw of the Mega-Sena at an instant. */
function told(instant: string): string {
  const draw = nextOnSale('megasena', Date.parse(instant));
  if (!draw) throw new Error('no draw');
  return nextDrawText(draw, specialWithin('megasena', instant.slice(0, 10), 30), { read: '2026-08-20' });
}

test('the next draw is the one whose bets are still sold, with the special one that is near', () => {
  const read = 'Pelas regras lidas em 20/08/2026.';
  // Sales of a Sunday close on Saturday at 22 h.
  expect(told('2026-11-29T00:59:59Z')).toBe(`Próximo sorteio: 29/11, 11 h. Apostas até 28/11, 22 h. ${read}`);
  expect(told('2026-11-29T01:00:00Z')).toBe(`Próximo sorteio: 01/12, 21 h. Apostas até as 20 h. ${read}`);
  expect(told('2026-12-22T12:00:00Z')).toBe(
    `Próximo sorteio: 22/12, 21 h. Apostas até as 20 h. Pode não haver sorteio nesse dia. Mega da Virada: 31/12. ${read}`,
  );
  // When its sales close nobody has said.
  expect(told('2026-12-30T12:00:00Z')).toBe(`Próximo sorteio: 31/12, 22 h. Mega da Virada: 31/12. ${read}`);
});

test('what follows the day of a draw says that there may be none, and what tells it, or nothing', () => {
  const none = 'Pode não haver sorteio nesse dia.';
  expect(drawNote(true, undefined)).toBe('');
  expect(drawNote(false, undefined)).toBe(none);
  expect(drawNote(false, { read: '2026-08-20' })).toBe(`${none} Pelas regras lidas em 20/08/2026.`);
  expect(drawNote(true, { until: '2026-11-20' })).toBe('Pelos sorteios que você trouxe, até 20/11/2026.');
});

test('the draws of today are told with their hour, or the first of them, and that there may be none', () => {
  const [eleven, night] = ['2026-11-29T14:00Z', '2026-11-30T00:00Z'].map((instant) => Date.parse(instant));
  const today = (...draws: [at: number | undefined, isSure: boolean][]) =>
    dueText({ kind: 'today', draws: draws.map(([at = 0, isSure]) => ({ at, isSure })) });
  expect(today([night, true])).toBe('Sorteio hoje às 21 h');
  expect(today([night, true], [night, true])).toBe('Sorteios hoje às 21 h');
  // One that there may not be is not promised.
  expect(today([night, true], [night, false])).toBe('Sorteio hoje às 21 h');
  expect(today([night, true], [eleven, false])).toBe('Sorteio hoje às 21 h');
  expect(today([night, true], [eleven, true])).toBe('Sorteios hoje a partir das 11 h');
  expect(today([night, false])).toBe('Talvez haja sorteio hoje, às 21 h');
});
