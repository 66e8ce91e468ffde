import { useDeferredValue, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import type { CatalogueId, StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy/strategy-options.ts';
import { trialTexts } from '../../content/premium/trial.ts';
import { strategyTexts } from '../../content/strategy/strategy.ts';
import { optionTexts } from '../../content/strategy-options/options.ts';
import type { Edition } from '../../editions.ts';
import { openBetDialog } from '../../state/bet/bet-dialog.ts';
import { betRefusal } from '../../state/bet/bet-refusal.ts';
import { handedHistory, loadFrequent } from '../../state/frequent/frequent.ts';
import { chooseStrategy } from '../../state/preferences/chosen-strategy.ts';
import { chooseGames, clampGames, settings, stepGames } from '../../state/preferences/settings.ts';
import { playSound } from '../../state/preferences/sounds.ts';
import { limitFor, premium } from '../../state/premium/premium.ts';
import { startStrategy } from '../../state/run/start-strategy.ts';
import { useGo } from '../address/navigation.ts';
import { BetButton } from '../bet/bet-button.tsx';
import { HistoryPlace } from '../history/history-place.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { Catalogue } from './catalogue.tsx';
import { HotNumbers } from './hot-numbers.tsx';
import { Picker } from './picker.tsx';
import { Stepper } from './stepper.tsx';
import { StrategySheet } from './strategy-sheet.tsx';
import css from './strategy-view.module.css';

/** Which strategy, and how many games unless the next view asks: the modes, then the catalogue. */
export function StrategyView({ edition }: { readonly edition: Edition }) {
  const { lottery, games, hasHot } = useSnapshot(settings);
  const access = useSnapshot(premium);
  const go = useGo();
  const max = limitFor(edition.strategyGames, access);
  const count = clampGames(games, max);
  const [asking, setAsking] = useState<CatalogueId | null>(null);
  // A weak phone answers the tap with the picker alone: after 88 ms, with the catalogue after 152.
  const isPickerShown = useDeferredValue(true, false);
  const next = {
    generating: {
      asksGames: true,
      games: count,
      submit: optionTexts.generate(count),
      lead: (strategy: StrategyId, options: StrategyOptions | null) =>
        startStrategy(edition, go, {
          strategy,
          games: count,
          options,
          origin: 'strategy',
          history: handedHistory(strategy),
        }),
    },
    configure: {
      asksGames: false,
      games: max,
      submit: optionTexts.next,
      lead: () => go({ view: 'configure' }),
    },
  }[edition.strategyLeadsTo];
  const choose = (strategy: StrategyId, options: StrategyOptions | null) => {
    const refusal = betRefusal(lottery, strategy, next.asksGames ? count : 1);
    if (refusal) return openBetDialog(refusal);
    chooseStrategy(strategy, options);
    next.lead(strategy, options);
  };
  const start = (strategy: StrategyId) => {
    playSound('click');
    choose(strategy, null);
  };
  const stepper = next.asksGames ? (
    <Stepper
      value={count}
      max={max}
      note={access.isPremium ? undefined : trialTexts.offer(max)}
      onChange={chooseGames}
      onStep={(by) => stepGames(by, max)}
    />
  ) : null;

  return (
    <>
      <p className={common.lottery}>{lotteryOf(lottery).name}</p>
      {next.asksGames ? null : <p>{strategyTexts.steps.strategy}</p>}
      <div className={`${layout.items} ${css.columns}`}>
        <div className={`${layout.items} ${css.choice}`}>
          <Picker submit={strategyTexts.go[edition.strategyLeadsTo]} onPick={start} />
          {stepper}
          <BetButton lottery={lotteryOf(lottery)} games={next.asksGames ? count : 1} />
          <HistoryPlace lottery={lottery} onChange={() => void loadFrequent(lottery)} />
          {hasHot ? <HotNumbers lottery={lotteryOf(lottery)} /> : null}
        </div>
        {isPickerShown ? (
          <Catalogue
            isLocked={!access.isPremium}
            onPick={(strategy) => {
              playSound('click');
              setAsking(strategy);
            }}
            submit={next.asksGames ? next.submit : undefined}
            onStart={start}
          />
        ) : null}
      </div>
      <p className={common.soft}>{strategyTexts.honest}</p>
      {asking ? (
        <StrategySheet
          lottery={lottery}
          strategy={asking}
          games={next.games}
          submit={next.submit}
          onClose={() => setAsking(null)}
          onChoose={(options) => {
            setAsking(null);
            choose(asking, options);
          }}
        >
          {stepper}
        </StrategySheet>
      ) : null}
    </>
  );
}
