import { expect, test } from 'vitest';
import { numberRows } from '../../../src/content/share/number-rows.ts';
import { shareText } from '../../../src/content/share/share-text.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { anyTicket } from './any-ticket.ts';

const LINK = 'https://robo.example/?r=AbC';
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

test('one game is its title, its numbers, where to check it, and what it is not', () => {
  const ticket = anyTicket({ numbers: [1, 2, 9, 11, 47, 60] });
  expect(shareText([ticket], { link: LINK, games: 1 })).toBe(
    'Mega-Sena · 1 jogo · Robô da Sorte\n' +
      'Estratégia: Jogo Rápido\n\n' +
      '01\u00a0·\u00a002\u00a0·\u00a009\u00a0·\u00a011\u00a0·\u00a047\u00a0·\u00a060\n\n' +
      'Link deste bilhete:\nhttps://robo.example/?r=AbC\n\n' +
      'É só uma sugestão de números, não uma aposta registrada.',
  );
});

test('games of one line stand below each other, numbered; other games have a title each', () => {
  const text = shareText([anyTicket({}), anyTicket({})], { link: LINK, games: 3 });
  expect(text).toMatch(/\n\n1\)\u00a001\u00a0.*\n2\)\u00a001\u00a0.*\n\nLink dos 3 bilhetes:\n/);
  const more = shareText(
    [
      anyTicket({ lotteryType: 'timemania', team: 12, catalogueId: 'quadrante' }),
      anyTicket({ lotteryType: 'diadasorte', month: 3 }),
      anyTicket({ lotteryType: 'lotomania', numbers: upTo(100).slice(50), mirror: true }),
    ],
    null,
  );
  expect(more).toMatch(/^Loterias · 3 jogos · Robô da Sorte\n\nBilhete 1 · Timemania\n/);
  expect(more).toContain('\nTime do Coração: nº 12 do volante\n\nBilhete 2 · Dia de Sorte\n');
  expect(more).toContain('\nMês da Sorte: março\n\n');
  expect(more).toContain('\n91·92·93·94·95·96·97·98·99·00\nCom aposta-espelho');
  expect(more).not.toMatch(/Estratégia|http/);
});

test('numbers stand in rows that one reads at a glance, whatever the lottery and its marks', () => {
  const lengths = (marks: number) => numberRows({ numbers: upTo(marks) }).map((row) => row.length);
  expect(lengths(6)).toEqual([6]);
  expect(lengths(7)).toEqual([7]);
  expect(lengths(12)).toEqual([5, 5, 2]);
  expect(lengths(20)).toEqual([5, 5, 5, 5]);
  expect(lengths(50)).toEqual([10, 10, 10, 10, 10]);
});

test('no row can be broken, nor taken for a telephone number', () => {
  for (const { key, pick } of LOTTERIES) {
    const text = shareText([anyTicket({ lotteryType: key, numbers: upTo(pick) })], null);
    const rows = text.split('\n\n')[1]?.split('\n') ?? [];
    for (const row of rows) {
      expect(row).not.toMatch(/[ \t-]/);
      expect(row).not.toMatch(/\d[\s\u00a0]*\d[\s\u00a0]*\d/);
      // A bubble of a chat on a small phone.
      expect(row.length).toBeLessThanOrEqual(32);
    }
  }
});
