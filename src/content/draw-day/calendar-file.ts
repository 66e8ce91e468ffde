import { daysBefore } from '../../../workers/shared/lottery/calendar.ts';

/** An entry of a calendar. */
export interface CalendarEntry {
  /** The id is unique; a calendar that has it replaces its entry by the new one. */
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** The hour of Brasília at which it begins; a whole day without it. */
  readonly hour?: number;
  readonly title: string;
  readonly text: string;
  /** How many hours before its begin, at midnight for a whole day, it reminds of itself. */
  readonly remindHours: number;
}

/** Brasília is three hours behind UTC, all year since 2019. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:America/Sao_Paulo',
  'BEGIN:STANDARD',
  'DTSTART:20190217T000000',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0300',
  'TZNAME:-03',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Most bytes of a line. RFC 5545, section 3.1. */
const MOST_BYTES = 75;

/**
 * Entries as the text of an .ics file (RFC 5545). `made` is the present instant, ISO 8601 in UTC: of two files with the
 * same entry the later one counts.
 */
export function calendarFile(entries: readonly CalendarEntry[], made: string): string {
  const stamp = `${made.slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Robo da Sorte//pt-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...ZONE,
    ...entries.flatMap((entry) => entryLines(entry, stamp, Math.floor(Date.parse(made) / 60_000))),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function entryLines(
  { id, day, hour, title, text, remindHours }: CalendarEntry,
  stamp: string,
  minute: number,
): string[] {
  const date = (one: string) => one.replaceAll('-', '');
  const time = (h: number) => `TZID=America/Sao_Paulo:${date(day)}T${`${h}`.padStart(2, '0')}0000`;
  const when =
    hour === undefined
      ? [`DTSTART;VALUE=DATE:${date(day)}`, `DTEND;VALUE=DATE:${date(daysBefore(day, -1))}`]
      : [`DTSTART;${time(hour)}`, `DTEND;${time(hour + 1)}`];
  return [
    'BEGIN:VEVENT',
    // `encodeURIComponent` throws at a lone surrogate.
    `UID:${encodeURIComponent(id.replace(/\p{Cs}/gu, '\uFFFD'))}@robo-da-sorte`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${minute}`,
    ...when,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${remindHours}H`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A line in pieces of at most MOST_BYTES, none of which cuts a letter; each but the first begins with a space. */
function folded(line: string): string {
  const pieces: string[] = [];
  let [piece, bytes] = ['', 0];
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > MOST_BYTES) {
      pieces.push(piece);
      [piece, bytes] = [' ', 1];
    }
    piece += letter;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n');
}
