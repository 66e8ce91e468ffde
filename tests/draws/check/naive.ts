import { prizesAtOnce } from '../../../workers/shared/bet/bet-cost.ts';
import type { DrawScope, PlayedGame, Win } from '../../../workers/shared/check/check-games.ts';
import type { DrawTable } from '../../../workers/shared/draws/draw-table.ts';
import type { OfficialDraw, PaidTier } from '../../../workers/shared/draws/official-draw.ts';
import { allNumbers, lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { type TierHits, tierOdds } from '../../../workers/shared/lottery/tier-odds.ts';

/** What a win is, without what it paid. */
export type NaiveWin = Pick<Win, 'game' | 'contest' | 'hits'> & {
  readonly second: boolean;
  readonly mirror: boolean;
  readonly prizes: readonly string[];
};

/** The wins of games by plain lists, in the order of the games, and the hits of each. */
export function naiveCheck(table: DrawTable, games: readonly PlayedGame[], scope: DrawScope) {
  const lottery = lotteryOf(table.lottery);
  const wins: NaiveWin[] = [];
  const lists = [
    table.draws.map(({ paid }) => paid),
    table.draws.map((draw) => (draw.second ? draw.paidSecond : undefined)),
  ];
  const late = lists.map((list) => lateTiers(table, list));
  const isThere = (side: number, draw: OfficialDraw, tier: TierHits) => draw.contest > (late[side]?.get(tier) ?? 0);
  const hitLists = games.map((game, i) => {
    const hitList: number[] = [];
    for (const draw of naiveScope(table.draws, game.scope ?? scope)) {
      for (const [side, numbers] of [draw.numbers, draw.second].entries()) {
        if (!numbers) continue;
        const sides = game.mirror ? [false, true] : [false];
        for (const mirror of sides) {
          const marked = mirror ? allNumbers(lottery).filter((n) => !game.numbers.includes(n)) : game.numbers;
          const hits = numbers.filter((n) => marked.includes(n)).length;
          hitList.push(hits);
          const prizes = prizesAtOnce(lottery, marked.length, hits)
            .filter((tier) => isThere(side, draw, tier.hits))
            .map((tier) => `${tier.prizes} × ${tier.hits}`);
          if (game.month !== undefined && game.month === draw.month && isThere(side, draw, 'month'))
            prizes.push('1 × month');
          const win = { game: i, contest: draw.contest, hits, second: side === 1, mirror, prizes };
          if (prizes.length > 0) wins.push(win);
        }
      }
    }
    return hitList;
  });
  return { wins, hitLists };
}

/** Tiers that did not exist from the start, and the last contest that they did not exist in. */
function lateTiers(
  { lottery: key, draws }: DrawTable,
  lists: readonly (readonly PaidTier[] | undefined)[],
): ReadonlyMap<TierHits, number> {
  const odds = tierOdds(lotteryOf(key), lotteryOf(key).counterSizes[0]);
  const chanceOf = (hits: TierHits) => {
    const { ways, of } = odds.find((tier) => tier.hits === hits)?.chance ?? { ways: 0n, of: 1n };
    return Number(ways) / Number(of);
  };
  const betsIn = (paid: readonly PaidTier[] = []) => {
    const won = paid.filter(({ winners }) => winners > 0);
    const [most] = won.sort((a, b) => chanceOf(b.hits) - chanceOf(a.hits));
    return most ? most.winners / chanceOf(most.hits) : 0;
  };
  const late = new Map<TierHits, number>();
  for (const { hits } of odds.slice(1)) {
    let missed = 0;
    let last = 0;
    for (const [place, { contest, paid }] of draws.entries()) {
      const tier = lists[place]?.find((one) => one.hits === hits);
      if (tier && tier.winners > 0) break;
      const bets = betsIn(lists[place]) || betsIn(paid);
      if (!tier || bets === 0) continue;
      missed += bets * chanceOf(hits);
      last = contest;
    }
    if (missed >= 20) late.set(hits, last);
  }
  return late;
}

/** The draws of a scope, by plain words. */
export function naiveScope(draws: readonly OfficialDraw[], scope: DrawScope): readonly OfficialDraw[] {
  if (scope.kind === 'last') return draws.slice(-1);
  if (scope.kind === 'contest') return draws.filter(({ contest }) => contest === scope.contest);
  if (scope.kind === 'next') {
    const end = scope.from + scope.draws;
    return draws.filter(({ contest }) => contest >= scope.from && contest < end);
  }
  if (scope.kind === 'all') return draws;
  if (scope.kind === 'on') {
    const [first, ...others] = firstContests(draws, scope.draw);
    if (first === undefined || others.length > 0) return [];
    return draws.filter(({ contest }) => contest >= first && contest < first + scope.draws);
  }
  const isEarly = draws.map(({ date }) => date !== undefined && date < scope.date);
  const rest = draws.slice(isEarly.lastIndexOf(true) + 1);
  const dated = rest.findIndex(({ date }) => date !== undefined);
  return dated === -1 ? [] : rest.slice(dated);
}

/** The contests that the draw of a day may be, by plain words. */
function firstContests(draws: readonly OfficialDraw[], day: string): readonly number[] {
  const dated = draws.filter(({ date }) => date !== undefined);
  const own = dated.filter(({ date }) => date === day);
  if (own.length > 0) return own.map(({ contest }) => contest);
  const before = dated.filter(({ date }) => String(date) < day).pop()?.contest;
  const after = dated.find(({ date }) => String(date) > day)?.contest;
  if (before === undefined || after === undefined) return [];
  if (after === before + 1) return [before, after];
  return after === before + 2 ? [before + 1] : [];
}
