import ical from 'ical.js';
import { describe, expect, test } from 'vitest';
import { agendaEntry } from '../../../src/content/draw-day/agenda.ts';
import { calendarFile } from '../../../src/content/draw-day/calendar-file.ts';
import { agendaOf } from '../../../workers/shared/draw-day/agenda.ts';

const MADE = '2026-11-25T12:00:00.000Z';
const NOW = Date.parse(MADE);
const game = (id: string, more = {}) => ({ id, lotteryType: 'megasena' as const, date: MADE, ...more });

describe('the days of saved games', () => {
  test('are the next draw, Thursday, and the last of the ninety days after it', () => {
    expect(agendaOf([game('a'), game('b')], NOW)).toEqual([
      { kind: 'draw', lottery: 'megasena', day: '2026-11-26', games: 2, draw: 1, draws: 1, id: 'a 2026-11-26' },
      { kind: 'claim', lottery: 'megasena', day: '2027-02-24', games: 2, draw: 1, draws: 1, id: 'a 2026-11-26 claim' },
    ]);
  });

  test('of a teimosinha are all its draws, without those that were', () => {
    const followed = game('a', { follow: { from: 3000, draws: 4 } });
    const days = (now: string) => agendaOf([followed], Date.parse(now)).map(({ day }) => day);
    const claims = ['2027-02-24', '2027-02-26', '2027-03-01', '2027-03-03'];
    expect(days(MADE).sort()).toEqual(['2026-11-26', '2026-11-28', '2026-12-01', '2026-12-03', ...claims]);
    // 21 h of Brasília has passed.
    expect(days('2026-11-29T00:00:00Z').sort()).toEqual(['2026-12-01', '2026-12-03', ...claims]);
    expect(days('2027-03-03T12:00:00Z')).toEqual(['2027-03-03']);
    expect(days('2027-03-04T12:00:00Z')).toEqual([]);
  });

  test('of registered games are those that were told, with their contests', () => {
    const told = { follow: { from: 2952, draws: 2 }, registered: { draw: '2026-11-28' } };
    const all = agendaOf(
      [game('a', told), game('b', told), game('c', { ...told, follow: { from: 2953, draws: 2 } })],
      NOW,
    );
    const shown = all.map(({ kind, day, contest, games }) => `${kind} ${day} ${contest} ${games}`);
    expect(shown.slice(0, 4)).toEqual([
      'draw 2026-11-28 2952 2',
      'claim 2027-02-26 2952 2',
      'draw 2026-12-01 2953 2',
      'claim 2027-03-01 2953 2',
    ]);
    expect(shown.slice(4)[0]).toBe('draw 2026-11-28 2953 1');
    expect(all.map(agendaEntry)[0]?.title).toBe('Sorteio: Mega-Sena, concurso 2.952, 2 jogos, 1º de 2 sorteios');
  });

  test('of a game that was drawn before are those of the draw to come', () => {
    expect(agendaOf([game('a')], Date.parse('2026-12-10T12:00:00Z'))[0]?.day).toBe('2026-12-10');
  });

  test('of a game that is kept with a year that no calendar reads are none, and those of others stay', () => {
    const far = game('a', { date: '9999-12-30T12:00:00.000Z' });
    expect(agendaOf([far, game('b')], NOW).map(({ day }) => day)).toEqual(['2026-11-26', '2027-02-24']);
  });
});

describe('the file for a calendar', () => {
  test('is made whatever id a game has', () => {
    const all = agendaOf([game('\ud800'), game('b', { date: '2026-11-20T12:00:00.000Z' })], NOW);
    expect(calendarFile(all.map(agendaEntry), MADE)).toContain('UID:%EF%BF%BD');
  });

  const entries = agendaOf([game('a'), game('b')], NOW).map(agendaEntry);
  const text = calendarFile(entries, MADE);

  test('is read by a library of somebody else: hours of Brasília, whole days, reminders', () => {
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
    expect(draw?.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT1H');
  });

  test('has lines of at most 75 bytes that end with CRLF and cut no letter', () => {
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

  test('keeps signs that mean something in it', () => {
    const odd = { ...entries[0], id: 'ç/;,\n', title: 'a, b; c\\d\ne', text: 'ção '.repeat(60) };
    const [event] = new ical.Component(ical.parse(calendarFile([odd as never], MADE))).getAllSubcomponents('vevent');
    expect(new ical.Event(event).summary).toBe('a, b; c\\d\ne');
    expect(new ical.Event(event).description).toBe(odd.text);
  });
});
