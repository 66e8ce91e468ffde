import { expect } from 'vitest';
import type { Visit } from './engine.ts';

/** A first script of a page, as a text: it runs in the page, before its own. Keeps what the policy of the page refuses, for as long as that lives. */
export const KEEP_REFUSED = `
  window.refused = [];
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    window.refused.push([effectiveDirective, blockedURI, sample].join(' '));
  });`;

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
