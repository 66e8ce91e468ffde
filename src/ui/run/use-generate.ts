import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import type { StrategyId } from '../../../workers/shared/catalogue.ts';
import type { GenerateRequest } from '../../../workers/shared/request.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy-options.ts';
import { type Edition, limitFor, type View } from '../../editions.ts';
import { resultSearch } from '../../state/address/address.ts';
import { nearestCount, settings } from '../../state/preferences/settings.ts';
import { playSound } from '../../state/preferences/sounds.ts';
import { premium } from '../../state/premium/premium.ts';
import { failedWish, generate, generation, type Wish } from '../../state/run/generation.ts';
import { showNewRun } from '../../state/run/result.ts';
import { useGo } from '../address/navigation.ts';

/** Most games of a quick ticket. Product specification, sections 6 and 9. */
const QUICK_GAMES = { free: 1, premium: 10 };

export interface Generators {
  /** A quick run with the number of games that home shows. */
  quick(): void;
  /** A run of a strategy with this many games, and what the visitor told it. */
  strategy(
    strategy: StrategyId,
    games: number,
    origin: View,
    options?: StrategyOptions | null,
  ): void;
  /** The same run once more, with a new seed. */
  again(request: GenerateRequest): void;
  /** The run that failed last. */
  retry(): void;
}

/**
 * Starts runs: opens the overlay as a history entry of its own and, when the run completes, puts
 * the result in that entry's place. A run that fails, or is refused, leads to home, which says why.
 */
export function useGenerate(edition: Edition): Generators {
  const go = useGo();
  const { isPremium } = useSnapshot(premium);
  return useMemo(() => {
    const { quickOverlay, strategyOverlay, gameCounts, homeParts } = edition;

    async function start(wish: Wish): Promise<void> {
      const running = generate(wish);
      if (running) {
        playSound('generate');
        go({ view: 'generating' });
      }
      const run = await running;
      if (run) {
        showNewRun(run);
        go(resultSearch(run.receipt), { replace: true });
      } else if (generation.status === 'failed') {
        go({}, { replace: running !== undefined });
      }
    }

    return {
      quick() {
        const most = homeParts.includes('games') ? limitFor(QUICK_GAMES, isPremium) : 1;
        const games = nearestCount(settings.games, gameCounts, most);
        const { lottery } = settings;
        void start({ lottery, games, strategy: 'quick', overlay: quickOverlay, origin: 'home' });
      },
      strategy(strategy, games, origin, options) {
        const { lottery } = settings;
        const wish = { lottery, games, strategy, overlay: strategyOverlay, origin };
        void start(options ? { ...wish, options } : wish);
      },
      again({ lottery, games, strategy, options }) {
        const overlay = strategy === 'quick' ? quickOverlay : strategyOverlay;
        const wish = { lottery, games, strategy, overlay, origin: 'home' } as const;
        void start(options ? { ...wish, options } : wish);
      },
      retry() {
        const wish = failedWish();
        if (wish) void start(wish);
      },
    };
  }, [edition, go, isPremium]);
}
