import { expect, test } from 'vitest';
import { ticketsCsv } from '../../../src/content/share/tickets-csv.ts';
import { anyTicket } from './any-ticket.ts';

test('a batch is a row a game and a column a number, without columns that nobody needs', () => {
  const csv = ticketsCsv([
    anyTicket({ numbers: [1, 2, 9, 11, 47, 60] }),
    anyTicket({ numbers: [5, 6, 7, 8, 9, 10, 11], score: 83, catalogueId: 'quadrante' }),
  ]);
  expect(csv).toBe(
    '\ufeffJogo;Loteria;Número 1;Número 2;Número 3;Número 4;Número 5;Número 6;Número 7;' +
      'Estratégia;Força;Data\r\n' +
      '1;Mega-Sena;01;02;09;11;47;60;;Jogo Rápido;91;20/11/2026\r\n' +
      '2;Mega-Sena;05;06;07;08;09;10;11;Quadrante inteligente;83;20/11/2026\r\n',
  );
});

test('what is played beside the numbers has columns of its own where there is some', () => {
  const csv = ticketsCsv([
    anyTicket({ lotteryType: 'timemania', team: 80 }),
    anyTicket({ lotteryType: 'diadasorte', month: 12 }),
    anyTicket({ lotteryType: 'lotomania', numbers: [100], mirror: true }),
  ]);
  const [head, ...rows] = csv.trimEnd().split('\r\n');
  expect(head).toContain(';Time do Coração;Mês da Sorte;Aposta-espelho;Estratégia;');
  expect(rows[0]).toContain(';80;;;Jogo Rápido;');
  expect(rows[1]).toContain(';;dezembro;;Jogo Rápido;');
  expect(rows[2]).toMatch(/^3;Lotomania;00;;;;;;;;sim;/);
});

test.each([
  ['=1+1', "'=1+1"],
  ['a;b "c"', '"a;b ""c"""'],
  ['Bolão do Zé', 'Bolão do Zé'],
])('a cell that a person typed, %j, is harmless as %s', (name, cell) => {
  expect(ticketsCsv([{ ...anyTicket({}), name }])).toContain(`\r\n1;${cell};Mega-Sena;`);
  expect(ticketsCsv([{ ...anyTicket({}), note: name }]).endsWith(`;${cell}\r\n`)).toBe(true);
});

test('a saved game has the name of its batch, its own and its note', () => {
  const game = { ...anyTicket({}), name: 'Sexta', note: 'pago', group: { name: 'Bolão' } };
  const [head, row] = ticketsCsv([game]).split('\r\n');
  expect(head).toMatch(/^\ufeffJogo;Grupo;Nome;Loteria;.*;Data;Anotação$/);
  expect(row).toMatch(/^1;Bolão;Sexta;Mega-Sena;.*;20\/11\/2026;pago$/);
});

test('without games there is nothing but an empty line', () => {
  expect(ticketsCsv([])).toBe('\ufeff\r\n');
});

test('the day of a game is that of Brazil, also late in the evening', () => {
  expect(ticketsCsv([anyTicket({ date: '2026-11-21T01:30:00.000Z' })])).toContain(';20/11/2026\r\n');
});
