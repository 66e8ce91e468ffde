import { prizesAtOnce } from '../../../workers/shared/bet-cost.ts';
import type { DrawScope, PlayedGame, Win } from '../../../workers/shared/check-games.ts';
import type { DrawTable } from '../../../workers/shared/draw-table.ts';
import { allNumbers, lotteryOf } from '../../../workers/shared/lotteries.ts';
import type { OfficialDraw } from '../../../workers/shared/official-draw.ts';

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
  const hitLists = games.map((game, i) => {
    const hitList: number[] = [];
    for (const draw of naiveScope(table.draws, game.scope ?? scope)) {
      for (const [side, numbers] of [draw.numbers, draw.second].entries()) {
        if (!numbers) continue;
        const sides = game.mirror ? [false, true] : [false];
        for (const mirror of sides) {
          const marked = mirror
            ? allNumbers(lottery).filter((n) => !game.numbers.includes(n))
            : game.numbers;
          const hits = numbers.filter((n) => marked.includes(n)).length;
          hitList.push(hits);
          const prizes = prizesAtOnce(lottery, marked.length, hits).map(
            (tier) => `${tier.prizes} × ${tier.hits}`,
          );
          if (game.month !== undefined && game.month === draw.month) prizes.push('1 × month');
          const win = { game: i, contest: draw.contest, hits, second: side === 1, mirror, prizes };
          if (prizes.length > 0) wins.push(win);
        }
      }
    }
    return hitList;
  });
  return { wins, hitLists };
}

/** The draws of a scope, by plain words. */
function naiveScope(draws: readonly OfficialDraw[], scope: DrawScope): readonly OfficialDraw[] {
  if (scope.kind === 'last') return draws.slice(-1);
  if (scope.kind === 'contest') return draws.filter(({ contest }) => contest === scope.contest);
  if (scope.kind === 'next') {
    const end = scope.from + scope.draws;
    return draws.filter(({ contest }) => contest >= scope.from && contest < end);
  }
  if (scope.kind === 'all') return draws;
  const isEarly = draws.map(({ date }) => date !== undefined && date < scope.date);
  const rest = draws.slice(isEarly.lastIndexOf(true) + 1);
  const dated = rest.findIndex(({ date }) => date !== undefined);
  return dated === -1 ? [] : rest.slice(dated);
}
