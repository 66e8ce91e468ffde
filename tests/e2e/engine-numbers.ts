import type { GenerateRequest } from '../../workers/protocol/request.ts';
import { generate } from '../../workers/tasks/generate.ts';

/** The numbers that the engine gives for the run in an address, as they stand on the screen. */
export function engineNumbers(address: string): string[][] {
  const query = new URL(address).searchParams;
  const part = (name: string) => query.get(name) ?? '';
  const slices = generate.run({
    lottery: part('lottery'),
    games: Number(part('games')),
    strategy: part('strategy'),
    seed: part('seed'),
    historySeed: part('history'),
    date: part('date'),
    now: part('now'),
  } as GenerateRequest);
  for (;;) {
    const step = slices.next();
    if (!step.done) continue;
    return step.value.tickets.map((ticket) =>
      ticket.numbers.map((n) => (n === 100 ? '00' : String(n).padStart(2, '0'))),
    );
  }
}
