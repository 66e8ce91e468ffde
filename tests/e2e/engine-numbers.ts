import { readAddress } from '../../src/state/address/run-link.ts';
import { runOf } from '../tasks/result-of.ts';

/** The numbers that the engine gives for the run in an address, as they stand on the screen. */
export function engineNumbers(address: string): string[][] {
  const { request } = readAddress(Object.fromEntries(new URL(address).searchParams), ['result']);
  if (!request) throw new Error(`no run in ${address}`);
  return runOf(request).tickets.map((ticket) =>
    ticket.numbers.map((n) => (n === 100 ? '00' : String(n).padStart(2, '0'))),
  );
}
