import { useLayoutEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lottery/lotteries.ts';
import { isWheel } from '../../../workers/shared/strategy/catalogue.ts';
import { strategyTexts } from '../../content/strategy/strategy.ts';
import { strategyName } from '../../content/strategy/strategy-name.ts';
import type { Edition } from '../../editions.ts';
import { openBetDialog } from '../../state/bet/bet-dialog.ts';
import { betRefusal } from '../../state/bet/bet-refusal.ts';
import { restoreStrategy } from '../../state/preferences/chosen-strategy.ts';
import { chooseGames, clampGames, settings, stepGames } from '../../state/preferences/settings.ts';
import { limitFor, premium } from '../../state/premium/premium.ts';
import { startStrategy } from '../../state/run/start-strategy.ts';
import { fittingOptions } from '../../state/strategy-options/fitting-options.ts';
import { useGo } from '../address/navigation.ts';
import { BetButton } from '../bet/bet-button.tsx';
import { Button } from '../parts/button.tsx';
import { Facts } from '../parts/facts.tsx';
import layout from '../parts/layout.module.css';
import { Notice } from '../parts/notice.tsx';
import { WheelReach } from '../strategy-options/wheel-reach.tsx';
import css from './configure-view.module.css';
import { Stepper } from './stepper.tsx';

/** The last step of /vip1922: what was chosen, and how many games. */
export function ConfigureView({ edition }: { readonly edition: Edition }) {
  useLayoutEffect(restoreStrategy, []);
  const { lottery, strategy, games, optionsLottery } = useSnapshot(settings);
  // Not of the snapshot: plain data to be passed on as it is.
  const { options, setAsideFrom } = fittingOptions(lottery, settings.options, optionsLottery);
  const go = useGo();
  const max = limitFor(edition.strategyGames, useSnapshot(premium));
  const count = clampGames(games, max);
  return (
    <div className={`${layout.form} ${css.view}`}>
      <p>{strategyTexts.steps.configure}</p>
      <Facts
        className={css.chosen}
        facts={[
          [strategyTexts.chosenLottery, lotteryOf(lottery).name],
          [strategyTexts.chosenStrategy, strategyName(strategy)],
        ]}
      />
      <Stepper value={count} max={max} onChange={chooseGames} onStep={(by) => stepGames(by, max)} />
      {isWheel(strategy) ? (
        <WheelReach lottery={lottery} options={options} games={count} onGames={chooseGames} />
      ) : null}
      {setAsideFrom ? <Notice>{strategyTexts.setAside(lotteryOf(setAsideFrom), lotteryOf(lottery))}</Notice> : null}
      <Button
        look="primary"
        wide
        onClick={() => {
          const refusal = betRefusal(lottery, strategy, count);
          if (refusal) return openBetDialog(refusal);
          startStrategy(edition, go, { strategy, games: count, options, origin: 'configure' });
        }}
      >
        {strategyTexts.generateGames}
      </Button>
      <BetButton lottery={lotteryOf(lottery)} games={count} />
      <Button wide onClick={() => go({ view: 'strategy' })}>
        {strategyTexts.changeStrategy}
      </Button>
    </div>
  );
}
