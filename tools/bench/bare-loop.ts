import { stream } from '../../tests/engine/support/newest.ts';
import type { Candidate } from './harness.ts';

/** The last ticket made, kept where no compiler can tell that nobody looks at it. */
export const kept: { ticket: ArrayLike<number> } = { ticket: [] };

/**
 * The loop that all sampling comes down to: a partial Fisher–Yates with the same generator, one call for each number,
 * neither sorted nor checked for repeated tickets. Writes its tickets to one array of a block each, as the engine does.
 */
export function bareLoop(total: number, pick: number): Candidate {
  const next = stream('bare').next;
  const items = Uint8Array.from({ length: total }, (_, i) => i + 1);
  return {
    name: 'bare Fisher–Yates, unsorted',
    run(tickets) {
      for (let done = 0; done < tickets; done += 16_384) {
        const count = Math.min(16_384, tickets - done);
        const out = new Uint8Array(count * pick);
        let at = 0;
        for (let t = 0; t < count; t++) {
          for (let i = 0; i < pick; i++) {
            const j = i + Math.floor(next() * (total - i));
            const drawn = items[j] as number;
            items[j] = items[i] as number;
            items[i] = drawn;
            out[at++] = drawn;
          }
        }
        kept.ticket = out;
      }
    },
  };
}
