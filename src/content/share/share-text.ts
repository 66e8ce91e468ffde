import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { OwnGame } from '../../../workers/shared/run/ticket.ts';
import { site } from '../shell/site.ts';
import { numberRows } from './number-rows.ts';
import { sharedStrategy, shareTitle } from './share-title.ts';
import { ticketExtras } from './ticket-extras.ts';

const NBSP = '\u00a0';

/** From this many numbers in a row on, a phone has no room for spaces between them. */
const LONG_ROW = 10;

/** Where the run of some tickets can be seen. */
export interface SharedLink {
  readonly link: string;
  /** How many games there are; perhaps more than the shared ones. */
  readonly games: number;
}

/** Tickets as a message that a friend understands; a row of numbers does not break. */
export function shareText(tickets: readonly OwnGame[], run: SharedLink | null): string {
  const strategy = sharedStrategy(tickets);
  const isMixed = new Set(tickets.map(({ lotteryType }) => lotteryType)).size > 1;
  const parts = [
    [`${shareTitle(tickets)} · ${site.appName}`, ...(strategy ? [`Estratégia: ${strategy}`] : [])],
    ...games(tickets, isMixed),
    ...(run ? [[linkLabel(tickets.length, run.games), run.link]] : []),
    ['É só uma sugestão de números, não uma aposta registrada.'],
  ];
  return parts.map((lines) => lines.join('\n')).join('\n\n');
}

/** Each game with its lines; those of one line stand together. */
function games(tickets: readonly OwnGame[], isMixed: boolean): string[][] {
  const all = tickets.map((ticket, i) => {
    const rows = numberRows(ticket).map(rowText);
    const name = isMixed ? ` · ${lotteryOf(ticket.lotteryType).name}` : '';
    const extras = ticketExtras(ticket);
    if (tickets.length === 1) return [...rows, ...extras];
    if (rows.length > 1 || name || extras.length > 0) {
      return [`Bilhete ${i + 1}${name}`, ...rows, ...extras];
    }
    return [`${i + 1})${NBSP}${rows}`];
  });
  return all.every((lines) => lines.length === 1) ? [all.flat()] : all;
}

/** With a dot between two numbers: without, a phone takes a row for a telephone number. */
function rowText(row: readonly string[]): string {
  return row.join(row.length < LONG_ROW ? `${NBSP}·${NBSP}` : '·');
}

function linkLabel(shown: number, all: number): string {
  if (shown < all) return `Link dos ${all} bilhetes:`;
  return shown === 1 ? 'Link deste bilhete:' : 'Link destes bilhetes:';
}
