import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { site } from '../../content/shell/site.ts';
import { syndicateTexts } from '../../content/syndicate/syndicate.ts';
import { loadWithRetry } from '../../state/shell/loading.ts';
import { showToast } from '../../state/shell/toasts.ts';
import type { GroupedGame } from '../../state/syndicate/make-group.ts';
import { useGoToGroup } from './use-fragment.ts';

/** Makes a group of games, at least one, and goes there, or says in a toast why not. Never rejects. */
export function useMakeGroup(): (games: readonly GroupedGame[]) => Promise<void> {
  const goToGroup = useGoToGroup();
  return async (games) => {
    const [first] = games;
    if (!first) return;
    try {
      const { makeGroup } = await loadWithRetry(() => import('../../state/syndicate/make-group.ts'));
      const made = await makeGroup(games, syndicateTexts.fallback(lotteryOf(first.lotteryType)));
      if ('problem' in made) return showToast(syndicateTexts.makeProblems[made.problem]);
      goToGroup(made.id);
    } catch {
      showToast(site.failed.unreachable);
    }
  };
}
