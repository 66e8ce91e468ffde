import { describe, expect, test } from 'vitest';
import { moneyProblem, typedCents } from '../../../src/content/bet/money.ts';
import { claimTold, claimUntil, sumText, unsureText } from '../../../src/content/check/claim.ts';
import { balanceText, lineText, periodTitle } from '../../../src/content/diary/diary.ts';
import { diaryCsv } from '../../../src/content/diary/diary-csv.ts';
import { helpers } from '../../../src/content/diary/help.ts';
import { limitText } from '../../../src/content/diary/limit.ts';
import { fairPlay, footerTexts } from '../../../src/content/shell/footer.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the diary says', () => {
  test('a period by its days', () => {
    expect(periodTitle('day', '2026-11-25', '2026-11-25')).toBe('25 de novembro de 2026');
    expect(periodTitle('week', '2026-12-27', '2027-01-02')).toBe('Semana de 27/12/2026 a 02/01/2027');
    expect(periodTitle('month', '2027-03-01', '2027-03-31')).toBe('Março de 2027');
  });

  test.each([
    [0, 0, 'R$ 0,00'],
    [-50, 0, '−R$ 0,50'],
    [-123_456, 1, '−R$ 1.234,56, sem contar 1 prêmio'],
    [123_456, 2, 'R$ 1.234,56, sem contar 2 prêmios'],
  ])('a balance of %i cents without a judgement, with %i prizes of unknown value', (cents, unknown, text) => {
    expect(plain(balanceText(cents, unknown))).toBe(text);
  });

  test('what a bet was, and what somebody wrote as it is', () => {
    const bet = { lottery: 'megasena', contest: 2900, draws: 1 } as const;
    expect(lineText(bet, 1)).toBe('Mega-Sena, concurso 2.900');
    expect(lineText(bet, 20)).toBe('Mega-Sena, concurso 2.900 · 20 jogos');
    expect(lineText({ ...bet, draws: 4 }, 1)).toBe('Mega-Sena, concursos 2.900 a 2.903');
    expect(lineText({ what: '__proto__' }, 1)).toBe('__proto__');
  });

  test('a table in which nothing is a formula', () => {
    const rows = [
      { on: '2026-11-25', what: '=HYPERLINK("http://x")', spent: 1234 },
      { on: '2026-11-24', what: 'Quadra (4)', lottery: 'quina', contest: 6800, back: 5 },
      { on: '2026-11-23', what: 'a;b\r\nc', spent: 100_000_000_000 },
    ] as const;
    expect(diaryCsv(rows).split('\r\n').slice(0, 3)).toEqual([
      '\ufeffDia;O que foi;Loteria;Concurso;Sorteios;Gasto;Voltou',
      '25/11/2026;"\'=HYPERLINK(""http://x"")";;;;"12,34";',
      '24/11/2026;Quadra (4);Quina;6800;;;"0,05"',
    ]);
    expect(diaryCsv(rows)).toContain('23/11/2026;"a;b\r\nc";;;;"1000000000,00";\r\n');
  });
});

describe('a win says', () => {
  test.each([
    [12, true, 'Retire até 12/02/2027 (faltam 12 dias).'],
    [1, true, 'Retire até 12/02/2027 (falta 1 dia).'],
    [0, true, 'Retire até 12/02/2027 (é hoje).'],
    [12, false, 'Se você registrou este jogo, retire até 12/02/2027 (faltam 12 dias).'],
  ])('how many days are left: %i, registered: %s', (daysLeft, isRegistered, text) => {
    expect(claimUntil('2027-02-12', daysLeft, isRegistered)).toBe(text);
  });

  test('what was told of it', () => {
    expect(claimTold('fetched', '2026-11-25')).toBe('Retirado: você marcou em 25/11/2026.');
    expect(claimTold('forfeited', '2026-11-25')).toBe('Marcado como não retirado em 25/11/2026.');
  });

  test('sums as far as they are known', () => {
    expect(plain(sumText({ prizes: 0, cents: 0, unknown: 0 }))).toBe('R$ 0,00');
    expect(plain(sumText({ prizes: 3, cents: 5, unknown: 2 }))).toBe('R$ 0,05 e 2 prêmios sem valor informado');
    expect(sumText({ prizes: 1, cents: 0, unknown: 1 })).toBe('1 prêmio sem valor informado');
    expect(unsureText(2)).toBe('Fora da conta: 2 prêmios de jogo que você não marcou como registrado.');
  });
});

describe('a limit says', () => {
  const limit = { period: 'month', cents: 8000 } as const;
  test.each([
    [{ limit, used: 7200, after: 9200 }, 'Com isso você gasta R$ 92,00. Seu limite deste mês é R$ 80,00.'],
    [{ limit, used: 0, after: 500 }, 'Com isso você gasta R$ 5,00. Seu limite deste mês é R$ 80,00.'],
    [{ limit, used: 8000, after: 8000 }, 'Você gastou R$ 80,00. Seu limite deste mês é R$ 80,00.'],
    [
      { limit: { ...limit, period: 'week' }, used: 1, after: 1 },
      'Você gastou R$ 0,01. Seu limite desta semana é R$ 80,00.',
    ],
  ] as const)('what %j comes to', (use, text) => {
    expect(plain(limitText(use))).toBe(text);
  });

  test('what is wrong with it', () => {
    expect(plain(moneyProblem('large', 99_999_999))).toBe('O valor é grande demais: o máximo é R$ 999.999,99.');
    expect(typedCents(8005)).toBe('80,05');
  });
});

test('help has each phone number once, in the words of the footer where it has them', () => {
  expect(helpers.map(({ phone }) => phone).filter(Boolean)).toEqual(['188', '136']);
  expect(helpers[0]?.text).toBe(footerTexts.help);
  expect(footerTexts.help).toContain('188');
  expect(fairPlay.join()).not.toMatch(/188|136/);
});
