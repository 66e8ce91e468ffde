import { beforeEach, describe, expect, test } from 'vitest';
import { labTexts } from '../../../src/content/lab/lab.ts';
import { choose, labChoice, testGames } from '../../../src/state/lab/choice.ts';
import { choiceFault } from '../../../src/state/lab/choice-fault.ts';
import { readLab, writeLab } from '../../../src/state/lab/lab-link.ts';
import { ownGames, requestOf, savedOf } from '../../../src/state/lab/request-of.ts';
import type { SavedGame } from '../../../src/state/saved-games/game.ts';
import { savedGames } from '../../../src/state/saved-games/saved-games.ts';
import { LAB_LIMITS } from '../../../workers/shared/lab/lab-limits.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { oneOfEach, ticketOf } from '../saved-games/tickets.ts';

const { signal } = new AbortController();

/** The games of the experiment that is chosen. */
async function gamesOf() {
  const request = await requestOf(labChoice, 'seed', signal);
  if (request.kind !== 'simulate' || request.bet.kind !== 'games') throw new Error('no games');
  return { request, games: request.bet.games };
}

beforeEach(() => {
  savedGames.games = [];
  choose({ lottery: 'quina', bettor: 'quick', marks: undefined });
  choose({ lottery: 'megasena' });
});

describe('games of a list', () => {
  test.each(oneOfEach)('a game of $lotteryType is simulated as it is, and a link repeats that', async (ticket) => {
    const { lotteryType, numbers } = ticket;
    testGames([{ lotteryType, numbers }]);
    expect(labChoice).toMatchObject({ experiment: 'simulate', lottery: lotteryType, bettor: 'list' });
    expect(choiceFault(labChoice)).toBeUndefined();
    const { request, games } = await gamesOf();
    expect(games).toEqual([{ numbers }]);
    expect(readLab(writeLab(request))).toEqual(request);
  });

  test('a game keeps its team or its month', async () => {
    for (const { key, extra, pick } of LOTTERIES) {
      if (!extra) continue;
      const numbers = Array.from({ length: pick }, (_, i) => i + 1);
      testGames([{ lotteryType: key, numbers, [extra]: 8 }]);
      expect((await gamesOf()).games, key).toEqual([{ numbers, extra: 8 }]);
    }
  });

  test('the list goes with another lottery, and stays with another experiment or bettor', () => {
    testGames([ticketOf(1), ticketOf(2)]);
    choose({ bettor: 'quick', experiment: 'walk' });
    expect(labChoice.list).toHaveLength(2);
    choose({ bettor: 'list', lottery: 'megasena' });
    expect(labChoice).toMatchObject({ bettor: 'list', marks: undefined });
    choose({ lottery: 'quina' });
    expect(labChoice).toMatchObject({ bettor: 'quick', list: [] });
  });

  test('a list takes the place of a run that was to be tested', () => {
    choose({ marks: 7 });
    testGames([ticketOf(1)]);
    expect(labChoice).toMatchObject({ run: null, marks: undefined });
  });
});

describe('saved games', () => {
  const saved = (n: number, change: Partial<SavedGame> = {}): SavedGame => ({
    ...ticketOf(n),
    isFavorite: false,
    ...change,
  });
  const { max } = LAB_LIMITS.games;

  test('an experiment takes as many as it can, and says of how many', async () => {
    savedGames.games = Array.from({ length: max + 5 }, (_, i) => saved(i));
    choose({ bettor: 'saved' });
    expect((await gamesOf()).games).toHaveLength(max);
    expect(labTexts.saved(savedOf('megasena').length, max + 5)).toBe('Meus jogos salvos (40 dos 45, os mais novos)');
    expect(labTexts.saved(1, 1)).toBe('Meus jogos salvos (1 jogo)');
  });

  test('a game with a mirror counts as two', async () => {
    const numbers = Array.from({ length: 50 }, (_, i) => 2 * i + 1);
    savedGames.games = Array.from({ length: max }, (_, i) =>
      saved(i, { lotteryType: 'lotomania', numbers, ...(i > 0 && { mirror: true }) }),
    );
    choose({ lottery: 'lotomania', bettor: 'saved' });
    expect(savedOf('lotomania')).toHaveLength(max / 2);
    expect((await gamesOf()).games).toHaveLength(max - 1);
  });
});

test('real draws are looked at for the games of a list that bets, else for the saved ones', () => {
  savedGames.games = [{ ...ticketOf(1), isFavorite: false }];
  expect(ownGames(labChoice)).toEqual(savedGames.games);
  testGames([ticketOf(2), ticketOf(3)]);
  expect(ownGames(labChoice)).toHaveLength(2);
});
