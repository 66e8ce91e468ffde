import { expect } from 'vitest';
import { linkTo } from '../e2e/link.ts';
import type { Visit } from '../engines/engine.ts';
import { call } from '../engines/in-page.ts';
import type { Fault, Scene } from './fault.ts';
import { doAll, follow, go, tickets, until } from './hands.ts';
import { KEPT_NUMBERS, type Watched } from './watch.ts';

/** A run that no case makes. */
const NEXT = linkTo({ lottery: 'timemania', games: 2, seed: 'afterwards' });

/** What the pools of a page have together: one for runs, one for results, one for the laboratory. */
const MOST_WORKERS = 4;

/**
 * What holds after every case, in the page as the case has left it: the next run comes, with the engine's tickets; the
 * saved game is there; no worker is left over; nobody saw an error that the fault itself does not explain.
 */
export async function expectUnharmed(scene: Scene, { allow, ownGames }: Fault): Promise<void> {
  const { visit } = scene;
  await doAll([follow(NEXT), tickets], scene);
  if (!ownGames) {
    await doAll(
      [go('/?view=saved'), until(() => document.querySelector('main li [aria-label^="Números: "] b') !== null)],
      scene,
    );
    expect(await savedNumbers(visit)).toContainEqual(KEPT_NUMBERS);
  }
  const { errors, workers } = await call(visit, () => {
    const watched = (window as unknown as { watched: Watched }).watched;
    return { errors: watched.errors, workers: watched.workers.size };
  });
  expect(errors.filter((text) => !allow?.test(text))).toEqual([]);
  expect(workers).toBeLessThanOrEqual(MOST_WORKERS);
}

/** The numbers of each game in «Meus jogos», which is open. */
function savedNumbers(visit: Visit): Promise<number[][]> {
  return call(visit, () =>
    [...document.querySelectorAll('main li [aria-label^="Números: "]')].map((slip) =>
      [...slip.querySelectorAll('b')].map((cell) => Number(cell.textContent)),
    ),
  );
}
