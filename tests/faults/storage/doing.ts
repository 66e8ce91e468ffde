import { expect } from 'vitest';
import { foundTexts } from '../../../src/content/check/by-hand.ts';
import { reportTexts } from '../../../src/content/results/report.ts';
import { savedTexts } from '../../../src/content/saved-games/saved.ts';
import { linkTo } from '../../e2e/link.ts';
import type { Visit } from '../../engines/engine.ts';
import { shownTickets } from '../../engines/shown-tickets.ts';
import { GROUP } from './belongings.ts';
import { awaitShown, goTo } from './hands.ts';
import { awaitSaid, forgetSaid } from './probe.ts';
import { TASKS, type TaskName } from './tasks.ts';

/** Opens a page of the app, once it is live. Without workers, since what breaks is in the page. */
export async function begin(visit: Visit, site: string, path = `${linkTo()}&workers=0`): Promise<void> {
  await visit.open(site + path);
  await shownTickets(visit);
}

/** Looks at everything that is kept, as `BELONGINGS` has it, with what these tasks have added. */
export async function seeAll(visit: Visit, added: readonly TaskName[] = []): Promise<void> {
  await goTo(visit, '/?view=saved');
  await awaitShown(visit, savedTexts.count(added.includes('save') ? 2 : 1, 50));
  await goTo(visit, '/diario');
  await awaitShown(visit, added.includes('spend') ? 'R$ 55,55' : 'R$ 43,21');
  await goTo(visit, '/bolao');
  await awaitShown(visit, GROUP.group.name);
  await goTo(visit, '/resultados?tab=check');
  await awaitShown(visit, foundTexts.count(1));
}

/** The places of what these tasks have kept. */
export function placesOf(names: readonly TaskName[]): RegExp {
  return new RegExp(names.map((name) => TASKS[name].place.source).join('|') || '^$');
}

/** Does a task, and waits until it is told how it went: in these words, and no others. */
export async function expectTold(
  visit: Visit,
  name: TaskName,
  told: 'kept' | 'notKept',
  words = TASKS[name][told],
): Promise<void> {
  const { kept, notKept, act } = TASKS[name];
  await forgetSaid(visit);
  await act(visit);
  const { full, refused } = reportTexts.faults;
  expect(await awaitSaid(visit, words, kept, notKept, full, refused)).toContain(words);
}
