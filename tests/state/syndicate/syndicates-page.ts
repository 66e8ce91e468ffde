import { openTab, type Tab } from '../../platform/tabs.ts';

const load = async () => ({
  ...(await import('../../../src/state/bet/prices.ts')),
  ...(await import('../../../src/state/bet/cost.ts')),
  ...(await import('../../../src/state/syndicate/syndicates.ts')),
  ...(await import('../../../src/state/syndicate/make-group.ts')),
  ...(await import('../../../src/state/syndicate/edit-group.ts')),
  ...(await import('../../../src/state/syndicate/incoming.ts')),
});

/** All that a page does with groups. */
export type SyndicatesPage = Awaited<ReturnType<typeof load>>;

/** A tab that has loaded its groups. */
export function openSyndicates(): Promise<Tab<SyndicatesPage>> {
  return openTab(load, (page) => page.loadSyndicates());
}
