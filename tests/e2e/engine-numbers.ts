import type { GenerateRequest } from '../../workers/shared/run/request.ts';
import { readAddress } from '../state/address/read-address.ts';
import { runOf } from '../tasks/result-of.ts';

/** The run that an address leads to. */
export function runIn(address: string): GenerateRequest {
  const { request } = readAddress(Object.fromEntries(new URL(address).searchParams), ['result']);
  if (!request) throw new Error(`no run in ${address}`);
  return request;
}

/** The numbers that the engine gives for the run in an address, as they stand on the screen. */
export function engineNumbers(address: string): string[][] {
  return runOf(runIn(address)).tickets.map((ticket) =>
    ticket.numbers.map((n) => (n === 100 ? '00' : String(n).padStart(2, '0'))),
  );
}
