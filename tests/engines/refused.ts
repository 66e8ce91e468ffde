import { expect } from 'vitest';
import type { Visit } from './engine.ts';

/** Takes the list of what the policy of the page has refused, which `KEEP_REFUSED` keeps there. */
export async function takeRefused(visit: Visit): Promise<string[]> {
  // A page that comes without a network has no first script.
  return (await visit.evaluate('window.refused?.splice(0) ?? []')) as string[];
}

/** A visit whose pages must end without anything that their policy has refused. */
export function withNothingRefused(visit: Visit): Visit {
  const look = async () => expect(await takeRefused(visit)).toEqual([]);
  return {
    ...visit,
    async open(address) {
      await look();
      await visit.open(address);
    },
    async close() {
      await look().finally(visit.close);
    },
  };
}
