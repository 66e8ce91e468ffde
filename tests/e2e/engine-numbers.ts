import { readAddress } from '../../src/state/address/address.ts';
import { generate } from '../../workers/tasks/generate.ts';
import { generateWheel } from '../../workers/tasks/wheel-tasks.ts';

/** The numbers that the engine gives for the run in an address, as they stand on the screen. */
export function engineNumbers(address: string): string[][] {
  const { request } = readAddress(Object.fromEntries(new URL(address).searchParams), ['result']);
  if (!request) throw new Error(`no run in ${address}`);
  const run = request.strategy === 'cercamento' ? generateWheel : generate.run;
  const slices = run(request);
  let step = slices.next();
  while (!step.done) step = slices.next();
  return step.value.tickets.map((ticket) =>
    ticket.numbers.map((n) => (n === 100 ? '00' : String(n).padStart(2, '0'))),
  );
}
