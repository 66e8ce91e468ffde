import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { StrategyId } from '../../../workers/shared/catalogue.ts';
import { lotteryOf } from '../../../workers/shared/lotteries.ts';
import { OPTION_FIELDS, type StrategyOptions } from '../../../workers/shared/strategy-options.ts';
import { strategyTexts } from '../../content/strategy/strategy.ts';
import { optionTexts } from '../../content/strategy-options/options.ts';
import { type Edition, limitFor } from '../../editions.ts';
import {
  chooseGames,
  chooseStrategy,
  settings,
  stepGames,
  withinLimit,
} from '../../state/preferences/settings.ts';
import { playSound } from '../../state/preferences/sounds.ts';
import { premium } from '../../state/premium/premium.ts';
import { useGo } from '../address/navigation.ts';
import { ViewTitle } from '../parts/view-title.tsx';
import { BackHome } from '../premium/back-home.tsx';
import { useGenerate } from '../run/use-generate.ts';
import { OptionsDialog } from '../strategy-options/options-dialog.tsx';
import { Catalogue } from './catalogue.tsx';
import { Picker } from './picker.tsx';
import { Stepper } from './stepper.tsx';
import css from './strategy-view.module.css';

/** How many games, by which strategy: the three modes, then the catalogue. */
export function StrategyView({ edition }: { readonly edition: Edition }) {
  const { lottery, games } = useSnapshot(settings);
  const { isPremium } = useSnapshot(premium);
  const go = useGo();
  const generate = useGenerate(edition);
  const most = limitFor(edition.strategyGames, isPremium);
  const count = withinLimit(games, most);
  const [asking, setAsking] = useState<StrategyId | null>(null);
  const leadsToRun = edition.strategyLeadsTo === 'generating';
  const choose = (strategy: StrategyId, options: StrategyOptions | null) => {
    chooseStrategy(strategy, options);
    if (leadsToRun) generate.strategy(strategy, count, 'strategy', options);
    else go({ view: 'configure' });
  };
  const pick = (strategy: StrategyId) => {
    playSound('click');
    if (OPTION_FIELDS[strategy]) setAsking(strategy);
    else choose(strategy, null);
  };

  return (
    <>
      <ViewTitle>{strategyTexts.title}</ViewTitle>
      <p className={css.lottery}>{lotteryOf(lottery).name}</p>
      <div className={css.columns}>
        <Stepper
          value={count}
          most={most}
          onChange={chooseGames}
          onStep={(by) => stepGames(by, most)}
        />
        <Picker onPick={pick} />
      </div>
      <Catalogue isLocked={!isPremium} onPick={pick} />
      <p className={css.honest}>{strategyTexts.honest}</p>
      <BackHome />
      {asking ? (
        <OptionsDialog
          lottery={lottery}
          strategy={asking}
          games={leadsToRun ? count : edition.configureGames}
          submit={leadsToRun ? optionTexts.generate : optionTexts.next}
          onClose={() => setAsking(null)}
          onChoose={(options) => {
            setAsking(null);
            choose(asking, options);
          }}
        />
      ) : null}
    </>
  );
}
