import { MAX_WINS } from '../../../workers/shared/check/check-games.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { checkAnswer, versionOfDraws } from './check-answer.ts';
import { type FoundPrize, foundPrizes, mendPrizes } from './found-prizes.ts';

/** The draws with which the wins of each lottery were last checked, as a text. */
const reviewed = new Map<LotteryKey, string>();

/**
 * Checks the found wins of a lottery again after its draws have changed, those of deleted games too. A win that the draw
 * no longer gives is dropped. A claimed win stays, and so does a win by a month, because its record lacks the month. Never
 * rejects.
 */
export async function reviewPrizes(lottery: LotteryKey): Promise<void> {
  const version = JSON.stringify(versionOfDraws(lottery));
  if (reviewed.get(lottery) === version) return;
  reviewed.set(lottery, version);
  const open = foundPrizes.list.filter(
    (prize) => prize.lottery === lottery && !prize.claim && prize.won.every(({ hits }) => typeof hits === 'number'),
  );
  if (open.length === 0) return;
  const games = open.map(({ numbers, mirror, contest }) => ({
    numbers,
    ...(mirror && { mirror }),
    scope: { kind: 'contest', contest } as const,
  }));
  const answer = await checkAnswer({ lottery, games, scope: { kind: 'all' }, most: MAX_WINS });
  if (typeof answer === 'string') {
    reviewed.delete(lottery);
    return;
  }
  const mended = new Map(
    open.flatMap((prize, i) => {
      if (answer.games[i]?.contests !== 1) return [];
      const win = answer.wins.find((one) => one.game === i && sideOf(one) === sideOf(prize));
      if (win?.hits === prize.hits && win.date === prize.date) return [];
      const { cents: _, otherCurrency: __, ...same } = prize;
      const { game: ___, ...found } = win ?? { game: i };
      return [[prize.key, win && { ...same, ...found }] as const];
    }),
  );
  if (mended.size > 0) await mendPrizes((prize) => (mended.has(prize.key) ? mended.get(prize.key) : prize));
}

const sideOf = ({ second, mirror }: Pick<FoundPrize, 'second' | 'mirror'>) => `${second} ${mirror}`;
