import ical from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type AgendaDay, agendaEntry } from '../../../src/content/draw-day/agenda.ts';
import { calendarFile } from '../../../src/content/draw-day/calendar-file.ts';
import { agendaOf } from '../../../src/state/draw-day/agenda.ts';

const MADE = '2026-11-25T12:00:00.000Z';
const NOW = Date.parse(MADE);
const game = (id: string, more = {}) => ({ id, lotteryType: 'megasena' as const, date: MADE, ...more });

const THURSDAY = Date.parse('2026-11-27T00:00:00Z');
const common = { lottery: 'megasena', at: THURSDAY, salesEnd: THURSDAY - 3_600_000, isSure: true, games: 2 };

describe('the days of saved games', () => {
  test('a saved game has the next draw, Thursday, and the last of the ninety days after it', () => {
    const none = { contests: [], isCounted: false };
    expect(agendaOf([game('a'), game('b')], NOW)).toEqual([
      { ...common, ...none, kind: 'draw', day: '2026-11-26', id: 'megasena 2026-11-26 draw' },
      { ...common, ...none, kind: 'claim', day: '2027-02-24', id: 'megasena 2027-02-24 claim' },
    ]);
  });

  test('a teimosinha has all its draws, without those that were', () => {
    const followed = game('a', { follow: { from: 3000, draws: 4 } });
    const days = (now: string) => agendaOf([followed], Date.parse(now)).map(({ day }) => day);
    const claims = ['2027-02-24', '2027-02-27', '2027-03-01', '2027-03-03'];
    expect(days(MADE)).toEqual(['2026-11-26', '2026-11-29', '2026-12-01', '2026-12-03', ...claims]);
    // 11 h of Brasília has passed.
    expect(days('2026-11-29T14:00:00Z')).toEqual(['2026-12-01', '2026-12-03', ...claims]);
    expect(days('2027-03-03T12:00:00Z')).toEqual(['2027-03-03']);
    expect(days('2027-03-04T12:00:00Z')).toEqual([]);
    expect(agendaEntry(agendaOf([followed], NOW)[0] as AgendaDay).text).toContain('Contado do dia em que você salvou.');
  });

  test('registered games have their own draws, one a day with all of its games and contests', () => {
    const told = { follow: { from: 2952, draws: 2 }, registered: { draw: '2026-11-29' } };
    const all = agendaOf(
      [game('a', told), game('b', told), game('c', { ...told, follow: { from: 2953, draws: 2 } })],
      NOW,
    );
    expect(all.map(({ kind, day, contests, games }) => `${kind} ${day} ${contests} ${games}`)).toEqual([
      'draw 2026-11-29 2952,2953 3',
      'draw 2026-12-01 2953,2954 3',
      'claim 2027-02-27 2952,2953 3',
      'claim 2027-03-01 2953,2954 3',
    ]);
    expect(agendaEntry(all[0] as AgendaDay)).toMatchObject({
      hour: 11,
      // Saturday at 21 h, an hour before the sales close.
      remindHours: 14,
      title: 'Sorteio: Mega-Sena, 3 jogos',
      text: 'Apostas até 28/11, 22 h; o sorteio é às 11 h, de Brasília. Pelas regras lidas em 20/08/2026. Concursos 2.952, 2.953. Só vale jogo registrado. Confira o resultado em “Meus jogos”.',
    });
  });

  test('a bet before the last one has its last day too', () => {
    const told = { follow: { from: 2952, draws: 1 }, registered: { draw: '2026-11-29' } };
    const again = game('a', { ...told, earlier: [{ from: 2940, draws: 1, draw: '2026-11-01' }] });
    const days = agendaOf([again], NOW).map(({ kind, day }) => `${kind} ${day}`);
    expect(days).toEqual(['draw 2026-11-29', 'claim 2027-01-30', 'claim 2027-02-27']);
  });

  test('say that there may be no draw where the rules cannot tell', () => {
    const told = { follow: { from: 2952, draws: 1 }, registered: { draw: '2026-12-22' } };
    const [draw] = agendaOf([game('a', told)], NOW);
    expect(agendaEntry(draw as AgendaDay).text).toContain('Pode não haver sorteio nesse dia.');
  });

  test('a game that was drawn before has the draw to come', () => {
    expect(agendaOf([game('a')], Date.parse('2026-12-10T12:00:00Z'))[0]?.day).toBe('2026-12-10');
  });

  test('a year that no calendar reads gives no days, and those of other games stay', () => {
    const far = game('a', { date: '9999-12-30T12:00:00.000Z' });
    expect(agendaOf([far, game('b')], NOW).map(({ day }) => day)).toEqual(['2026-11-26', '2027-02-24']);
  });
});

describe('the file for a calendar', () => {
  const entries = agendaOf([game('a'), game('b')], NOW).map(agendaEntry);
  const text = calendarFile(entries, MADE);

  test('another library reads the file: hours of Brasília, whole days, reminders', () => {
    const calendar = new ical.Component(ical.parse(text));
    const [draw, claim] = calendar.getAllSubcomponents('vevent').map((event) => new ical.Event(event));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(draw?.startDate.toString()).toBe('2026-11-26T21:00:00');
    expect(draw?.startDate.zone.tzid).toBe('America/Sao_Paulo');
    expect(draw?.startDate.toUnixTime()).toBe(Date.parse('2026-11-27T00:00:00Z') / 1000);
    expect(draw?.summary).toBe('Sorteio: Mega-Sena, 2 jogos');
    expect(draw?.description).toBe(entries[0]?.text);
    expect(claim?.startDate.isDate).toBe(true);
    expect([claim?.startDate.toString(), claim?.endDate.toString()]).toEqual(['2027-02-24', '2027-02-25']);
    expect(draw?.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT2H');
  });

  test('lines have at most 75 bytes, end with CRLF and cut no letter', () => {
    const lines = text.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n�]/.test(line))).toBe(true);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
  });

  test('made later has the same entries, and counts more', () => {
    const later = calendarFile(entries, '2026-11-25T13:00:00.000Z');
    const of = (what: string, file: string) =>
      [...file.matchAll(new RegExp(`^${what}:(.*)\\r$`, 'gm'))].map(([, v]) => v);
    expect(of('UID', later)).toEqual(of('UID', text));
    expect(Number(of('SEQUENCE', later)[0])).toBeGreaterThan(Number(of('SEQUENCE', text)[0]));
  });

  test('three times, with one more game and then its contest told, has each day once', () => {
    const told = { follow: { from: 2951, draws: 1 }, registered: { draw: '2026-11-26' } };
    const files = [[game('a')], [game('a'), game('b')], [game('a', told), game('b')]].map((games, i) =>
      calendarFile(agendaOf(games, NOW).map(agendaEntry), `2026-11-25T1${i}:00:00.000Z`),
    );
    const events = files.flatMap((file) => new ical.Component(ical.parse(file)).getAllSubcomponents('vevent'));
    const newest = new Map(events.map((event) => [new ical.Event(event).uid, new ical.Event(event)]));
    expect([...newest.values()].map(({ startDate, summary }) => `${startDate} ${summary}`)).toEqual([
      '2026-11-26T21:00:00 Sorteio: Mega-Sena, 2 jogos',
      '2027-02-24 Último dia para retirar prêmio, se houver: Mega-Sena',
    ]);
    expect([...newest.values()][0]?.description).toContain('Concurso 2.951.');
  });

  test('keeps signs that mean something in it', () => {
    const odd = { ...entries[0], id: 'ç/;,\n', title: 'a, b; c\\d\ne', text: 'ção '.repeat(60) };
    const [event] = new ical.Component(ical.parse(calendarFile([odd as never], MADE))).getAllSubcomponents('vevent');
    expect(new ical.Event(event).summary).toBe('a, b; c\\d\ne');
    expect(new ical.Event(event).description).toBe(odd.text);
  });
});
