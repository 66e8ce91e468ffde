import { useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import type { StrategyId } from '../../workers/domain/strategies/catalogue.ts';
import type { StrategyOptions } from '../../workers/domain/strategies/options.ts';
import { resultTexts } from '../content/result.ts';
import { type Edition, limitFor, type OverlayTiming, type View } from '../editions.ts';
import { resultSearch } from '../state/address.ts';
import { generate } from '../state/generation.ts';
import { countGames, premium } from '../state/premium.ts';
import { showRun } from '../state/result.ts';
import { settings, withinLimit } from '../state/settings.ts';
import { playSound } from '../state/sounds.ts';
import { showToast } from '../state/toasts.ts';
import { useGo } from './navigation.ts';

/** The win sound of /new comes about this long after the result. Specification, section 2. */
const WIN_AFTER_MS = 1000;

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
}

/**
 * Starts runs: opens the overlay as a history entry of its own and, when the run completes, puts
 * the result in that entry's place.
 */
export function useGenerate(edition: Edition): Generators {
  const go = useGo();
  const { isPremium } = useSnapshot(premium);
  return useMemo(() => {
    async function start(
      strategy: StrategyId,
      games: number,
      overlay: OverlayTiming,
      origin: View,
      options: StrategyOptions | null = null,
    ): Promise<void> {
      const { lottery } = settings;
      const wish = { lottery, games, strategy, overlay, origin };
      const running = generate(options ? { ...wish, options } : wish);
      playSound('generate');
      go({ view: 'generating' });
      const run = await running;
      if (!run) return;
      showRun(run);
      countGames(games);
      go(resultSearch(run.receipt), { replace: true });
      playSound('success');
      if (edition.winSound) setTimeout(() => playSound('win'), WIN_AFTER_MS);
      showToast(resultTexts.generated);
    }
    return {
      quick() {
        const hasCounts = edition.homeParts.includes('games');
        const most = hasCounts ? limitFor(QUICK_GAMES, isPremium) : 1;
        void start('quick', withinLimit(settings.games, most), edition.quickOverlay, 'home');
      },
      strategy(strategy, games, origin, options) {
        void start(strategy, games, edition.strategyOverlay, origin, options);
      },
    };
  }, [edition, go, isPremium]);
}
