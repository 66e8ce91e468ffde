import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/shared/lotteries.ts';
import { strategyTexts } from '../../content/strategy.ts';
import { strategyName } from '../../content/strategy-name.ts';
import type { Edition } from '../../editions.ts';
import { fittingOptions } from '../../state/fitting-options.ts';
import { chooseGames, settings, stepGames, withinLimit } from '../../state/settings.ts';
import { useGo } from '../navigation.ts';
import { WheelReach } from '../options/wheel-reach.tsx';
import { BackHome } from '../parts/back-home.tsx';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { ViewTitle } from '../parts/view-title.tsx';
import { Stepper } from '../strategy/stepper.tsx';
import { useGenerate } from '../use-generate.ts';
import css from './configure-view.module.css';

/** The last step of /vip1922: what was chosen, and how many games. */
export function ConfigureView({ edition }: { readonly edition: Edition }) {
  const { lottery, strategy, games, optionsLottery } = useSnapshot(settings);
  // Not of the snapshot: plain data to be passed on as it is.
  const { options, setAsideFrom } = fittingOptions(lottery, settings.options, optionsLottery);
  const go = useGo();
  const generate = useGenerate(edition);
  const count = withinLimit(games, edition.configureGames);
  return (
    <div className={css.view}>
      <ViewTitle>{strategyTexts.configureTitle}</ViewTitle>
      <dl className={css.chosen}>
        <div>
          <dt>{strategyTexts.chosenLottery}</dt>
          <dd>{lotteryOf(lottery).name}</dd>
        </div>
        <div>
          <dt>{strategyTexts.chosenStrategy}</dt>
          <dd>{strategyName(strategy)}</dd>
        </div>
      </dl>
      <Stepper
        value={count}
        most={edition.configureGames}
        onChange={chooseGames}
        onStep={(by) => stepGames(by, edition.configureGames)}
      />
      {strategy === 'cercamento' ? (
        <WheelReach lottery={lottery} options={options} games={count} onGames={chooseGames} />
      ) : null}
      {setAsideFrom ? (
        <Notice>
          {strategyTexts.setAside(lotteryOf(setAsideFrom).name, lotteryOf(lottery).name)}
        </Notice>
      ) : null}
      <Button
        look="primary"
        wide
        onClick={() => generate.strategy(strategy, count, 'configure', options)}
      >
        {strategyTexts.generateGames}
      </Button>
      <Button wide onClick={() => go({ view: 'strategy' })}>
        {strategyTexts.changeStrategy}
      </Button>
      <BackHome />
    </div>
  );
}
