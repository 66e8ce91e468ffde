import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { betSizes } from '../../../workers/shared/bet/bet.ts';
import { readGames } from '../../../workers/shared/games/read-games.ts';
import { gamesIn } from '../../../workers/shared/games/reading.ts';
import { allNumbers, LOTTERIES, type Lottery } from '../../../workers/shared/lottery/lotteries.ts';
import { FORMS, type Form } from './forms.ts';
import { waysOf } from './ways.ts';

/** Made-up lists of a lottery: a game, two, three of one number more where that is a bet, and seven. */
function listsOf(lottery: Lottery): readonly (readonly number[])[][] {
  const { pick } = lottery;
  const more = betSizes(lottery).includes(pick + 1) ? pick + 1 : pick;
  return [1, 2, 3, 7].map((count, seed) => {
    const size = count === 3 ? more : pick;
    const anyGame = fc.shuffledSubarray(allNumbers(lottery), { minLength: size, maxLength: size });
    return fc.sample(anyGame, { numRuns: count, seed }).map((game) => game.sort((a, b) => a - b));
  });
}

const written =
  ({ total, isLastZero }: Lottery) =>
  (game: readonly number[]) =>
    game.map((n) => (isLastZero && n === total ? '00' : String(n).padStart(2, '0')));

/** What a text gives: the games that are in it, that it is asked, or something else. */
function given({ write, marks }: Form, lottery: Lottery, games: readonly (readonly number[])[]): string {
  const { extra } = lottery;
  const others = extra && marks[extra] ? { [extra]: marks[extra] } : {};
  const wanted = games.map((numbers) => ({ numbers, ...others }));
  const reading = readGames(lottery, write(games.map(written(lottery)), lottery));
  const given = waysOf(reading).map((rows) => gamesIn(rows).map(({ game }) => game));
  if (!given.some((all) => isDeepStrictEqual(all, wanted))) return JSON.stringify(given);
  return given.length === 1 ? 'games' : 'asked';
}

const LISTS = LOTTERIES.map((lottery) => ({ lottery, lists: listsOf(lottery) }));

test.each(FORMS)('$name gives $gives', (form) => {
  const wrong = LISTS.flatMap(({ lottery, lists }) =>
    lists.flatMap((games) => {
      const gives = given(form, lottery, games);
      // What may be asked is sure where the numbers leave one way.
      return gives === 'games' || gives === form.gives ? [] : [`${lottery.name}: ${gives}`];
    }),
  );
  expect(wrong).toEqual([]);
});
