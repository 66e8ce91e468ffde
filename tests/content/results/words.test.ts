import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { differencesText, differentPartsText } from '../../../src/content/results/differences.ts';
import { type Refusal, refusalAdvice, refusalReason, rowFault } from '../../../src/content/results/refusals.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { resultsTexts } from '../../../src/content/results/results.ts';
import { statisticsTexts } from '../../../src/content/statistics/statistics.ts';
import { differencesOf } from '../../../workers/shared/draws/draw-differences.ts';
import type { RowFault } from '../../../workers/shared/draws/results-report.ts';

const protocol = readFileSync('workers/shared/draws/results-report.ts', 'utf8');

/** The codes of a type of the protocol: of the text, since types leave nothing behind. */
function codesOf(type: string): string[] {
  const [, union = ''] = new RegExp(`export type ${type} =([^;]+);`).exec(protocol) ?? [];
  return [...union.matchAll(/'([\w-]+)'/g)].map(([, code]) => code as string);
}

describe('every reason why a file gives nothing', () => {
  const refusals = [...codesOf('ResultsRefusal'), 'unreadable', 'clock', 'engine'] as Refusal[];

  test('every reason is known here', () => {
    expect(refusals.length).toBeGreaterThan(18);
  });

  test.each(refusals)('%s is told in a sentence, with what to do about it', (refusal) => {
    expect(refusalReason(refusal)).toMatch(/^[A-ZÀ-Ú].+\.$/);
    expect(refusalReason(refusal)).not.toMatch(/undefined|NaN/);
    expect(refusalAdvice(refusal)).toMatch(/^[A-ZÀ-Ú].+[.:]$/);
  });

  test('no two are told alike', () => {
    expect(new Set(refusals.map((refusal) => refusalReason(refusal))).size).toBe(refusals.length);
  });
});

test('what is kept says until which day, with the year where it is not this one', () => {
  expect(resultsTexts.until(2950, '2026-11-20', '2026-11-25')).toBe('até 2.950 · 20/11');
  expect(resultsTexts.until(400, '2023-06-21', '2026-11-25')).toBe('até 400 · 21/06/2023');
  expect(resultsTexts.until(400, undefined, '2026-11-25')).toBe('até 400');
});

test('every reason why a row is left out has words of its own', () => {
  const faults = codesOf('RowFault') as RowFault[];
  expect(faults.length).toBeGreaterThan(8);
  for (const fault of faults) expect(rowFault(fault), fault).toMatch(/^[a-zà-ú].+[^.]$/);
  expect(new Set(faults.map(rowFault)).size).toBe(faults.length);
});

test('limits and lotteries in a refusal are those that were met', () => {
  expect(refusalReason('too-large', String(5 * 2 ** 20))).toContain('5 MB');
  expect(refusalReason('too-many-rows', '20000')).toContain('20.000');
  expect(refusalReason('other-lottery', 'duplasena')).toContain('Dupla Sena');
  expect(refusalReason('other-game', 'supersete')).toContain('Super Sete');
  expect(refusalReason('other-game', 'constructor')).toContain('de nenhuma loteria');
  expect(refusalReason('misfit', 'diadasorte')).toContain('Dia de Sorte');
  expect(refusalAdvice('misfit')).toContain('Lotofácil');
});

test('one is not told as several, nor several as one', () => {
  expect(resultsTexts.range(1, 7, 7)).toBe('1 sorteio: concurso 7');
  expect(resultsTexts.range(2900, 1, 2950)).toBe('2.900 sorteios, do concurso 1 ao 2.950');
  expect(reportTexts.added(1, 0)).toBe('1 sorteio');
  expect(reportTexts.added(0, 0)).toBe('nenhum sorteio novo');
  expect(reportTexts.added(2000, 3)).toBe('2.000 sorteios, 3 com mais dados');
  expect([reportTexts.gap(5, 5), reportTexts.gap(5, 1200)]).toEqual(['5', '5 a 1.200']);
  expect(reportTexts.row(7, undefined)).toBe('Linha 7');
  const { windowWords } = statisticsTexts;
  expect(windowWords('official', 1, true)).toBe('o único concurso oficial');
  expect(windowWords('simulated', 1, false)).toBe('o último sorteio simulado');
  expect(windowWords('official', 30, true)).toBe('todos os 30 concursos oficiais');
});

test('draws that differ say in what, and only that', () => {
  const paid = (cents: number) => [{ hits: 4, winners: 3, cents }];
  const one = { contest: 5, date: '2020-01-02', numbers: [1, 2, 3, 4, 5], paid: paid(1200) };
  const other = { ...one, numbers: [1, 2, 3, 4, 80], paid: paid(1300) };
  const differs = differencesOf(one, other);
  expect(differencesText(differs)).toBe('mudaram os números e os prêmios');
  expect(differentPartsText(one, differs)).toBe('01 02 03 04 05, 4 acertos: 3 × R$\u00a012,00');
  expect(differentPartsText(other, differs)).toBe('01 02 03 04 80, 4 acertos: 3 × R$\u00a013,00');
  const day = differencesOf(one, { ...one, date: '2020-01-03' });
  expect(differencesText(day)).toBe('mudou a data');
  expect(differentPartsText(one, day)).toBe('02/01/2020');
  const month = differencesOf({ ...one, month: 1 }, { ...one, month: 12 });
  expect(differencesText(month)).toBe('mudou o mês da sorte');
  expect(differentPartsText({ ...one, month: 12 }, month)).toBe('dezembro');
});

test('what some draws lack beside their numbers is told', () => {
  expect(reportTexts.extrasOf(697, 697)).toBe('de todos');
  expect(reportTexts.extrasOf(694, 697)).toBe('de 694: falta em 3 sorteios');
  expect(reportTexts.extrasOf(696, 697)).toBe('de 696: falta em 1 sorteio');
  expect(reportTexts.extrasOf(0, 697)).toBe('não veio');
});

test('the age of the last draw is in days, then months, then years', () => {
  expect([8, 60, 61, 400, 3000].map(resultsTexts.age)).toEqual([
    ...['há 8 dias', 'há 60 dias', 'há 2 meses', 'há 13 meses', 'há 8 anos'],
  ]);
});
