import { type Marks, marksOf } from '../../../workers/shared/bet/marks.ts';
import { currentInstant } from '../../platform/clock.ts';
import { randomSeed } from '../../platform/entropy.ts';
import { centsOf } from '../bet/cost.ts';
import { restorePrices } from '../bet/prices.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { shortened } from '../saved-games/labels.ts';
import { tidyText } from './group-text.ts';
import { readSyndicate } from './read-syndicate.ts';
import { changeGroup } from './syndicates.ts';

/** `lotteries`: the games are of more than one; `refused`: some game of them cannot be in a group. */
export type MakingProblem = 'lotteries' | 'refused';

/** A game that a group is made of, and what a saved one has beside what is marked. */
export type GroupedGame = Marks & Partial<Pick<SavedGame, 'name' | 'group' | 'follow' | 'registered'>>;

/**
 * Makes a group of one's own of games, with copies of them and the name of their batch; `fallback` where that can
 * be none. It costs what the diary would write down. The contest, the day and the receipt come along where all games have the same. Gives the group's id.
 */
export async function makeGroup(
  games: readonly GroupedGame[],
  fallback: string,
): Promise<{ readonly id: string } | { readonly problem: MakingProblem }> {
  const [first] = games;
  if (!first || games.some(({ lotteryType }) => lotteryType !== first.lotteryType)) return { problem: 'lotteries' };
  restorePrices();
  const follow = shared(games.map((game) => game.follow));
  const isKnown = follow?.from !== undefined;
  const draw = shared(games.map(({ registered }) => registered?.draw));
  const receipt = shared(games.map(({ registered }) => registered?.receipt));
  const group = {
    id: randomSeed(),
    revision: 1,
    lottery: first.lotteryType,
    games: games.map(marksOf),
    ...(isKnown && { follow }),
    ...(draw !== undefined && { draw }),
    cents: centsOf(games),
    members: [],
  };
  const name = games.length > 1 ? first.group?.name : first.name;
  const names = [shortened(tidyText(name ?? fallback)), fallback];
  const tries = names.flatMap((text) => [
    { ...group, name: text, receipt },
    { ...group, name: text },
  ]);
  const made = tries.map(readSyndicate).find((read) => 'group' in read);
  if (!made || !('group' in made)) return { problem: 'refused' };
  const { id } = made.group;
  const fresh = { id, own: true, since: currentInstant(), group: made.group };
  await changeGroup(id, (kept) => kept ?? fresh);
  return { id };
}

/** What all of them are, undefined where they differ. */
function shared<T>(values: readonly T[]): T | undefined {
  const [first] = values;
  return values.every((value) => JSON.stringify(value) === JSON.stringify(first)) ? first : undefined;
}
