import type { FollowedDraws } from '../../../workers/shared/check/played-game.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { MAX_CONTEST } from '../../../workers/shared/lottery/max-contest.ts';
import { ruleOn } from '../../../workers/shared/rules/rule.ts';
import { TEIMOSINHAS } from '../../../workers/shared/rules/teimosinhas.ts';
import { betOf } from '../bet/bets.ts';
import { brazilDate } from '../clock/brazil-date.ts';
import { results } from '../results/results.ts';
import type { SavedGame } from '../saved-games/game.ts';
import { changeGames, type GamesKept } from '../saved-games/saved-games.ts';

/** How many contests in a row a bet of today may take part in, one too. */
export function drawsToFollow(lottery: LotteryKey): readonly number[] {
  return [1, ...ruleOn(TEIMOSINHAS, lottery, brazilDate())];
}

/** The likely start and length of a teimosinha: the next contest, and as many as the visitor’s bet has. */
export function likelyFollow(lottery: LotteryKey): {
  readonly from: number | undefined;
  readonly draws: number;
} {
  const newest = results.kept[lottery]?.last.contest;
  return {
    from: newest === undefined ? undefined : newest + 1,
    draws: betOf(lottery)?.draws ?? drawsToFollow(lottery)[1] ?? 1,
  };
}

/** The contest in what was typed, 1…99,999; undefined for none. */
export function typedContest(text: string): number | undefined {
  const tidy = text.trim().replaceAll('.', '');
  const contest = Number(tidy);
  return /^\d{1,5}$/.test(tidy) && contest >= 1 && contest <= MAX_CONTEST ? contest : undefined;
}

/** Follows saved games in these contests, or, without any, in all since each was saved; not those that were registered. */
export async function followGames(ids: readonly string[], follow: FollowedDraws | undefined): Promise<GamesKept> {
  const { code } = await changeGames((games) =>
    games.map((game): SavedGame => {
      if (!ids.includes(game.id) || game.registered) return game;
      const { follow: _, ...rest } = game;
      return { ...rest, ...(follow && { follow }) };
    }),
  );
  return code;
}
