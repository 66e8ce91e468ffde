import type { Design, WheelTicket } from './design.ts';

/** The key of a design's family (all pools) in the data file: "4 se 6 de 6" has k, p and g. */
export function familyKey({ size, drawn, hits }: Omit<Design, 'pool'>): string {
  return `k${size} p${drawn} g${hits}`;
}

/** Tickets as text: a base-36 digit for each position (pool ≤ 36), a space between tickets. */
export function writeTickets(tickets: readonly WheelTicket[]): string {
  return tickets.map((ticket) => ticket.map((at) => at.toString(36)).join('')).join(' ');
}

/** The tickets that `writeTickets` wrote. */
export function readTickets(text: string): WheelTicket[] {
  return text.split(' ').map((word) => Array.from(word, (digit) => Number.parseInt(digit, 36)));
}
