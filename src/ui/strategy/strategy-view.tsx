import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { StrategyId } from '../../../workers/shared/catalogue.ts';
import { lotteryOf } from '../../../workers/shared/lotteries.ts';
import { OPTION_FIELDS, type StrategyOptions } from '../../../workers/shared/strategy-options.ts';
import { optionTexts } from '../../content/options.ts';
import { strategyTexts } from '../../content/strategy.ts';
import { type Edition, limitFor } from '../../editions.ts';
import { premium } from '../../state/premium.ts';
import {
  chooseGames,
  chooseStrategy,
  settings,
  stepGames,
  withinLimit,
} from '../../state/settings.ts';
import { playSound } from '../../state/sounds.ts';
import { useGo } from '../navigation.ts';
import { OptionsDialog } from '../options/options-dialog.tsx';
import { BackHome } from '../parts/back-home.tsx';
import { ViewTitle } from '../parts/view-title.tsx';
import { useGenerate } from '../use-generate.ts';
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
