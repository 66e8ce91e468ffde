import { useSnapshot } from 'valtio/react';
import { lotteryOf } from '../../../workers/domain/lotteries.ts';
import { home } from '../../content/home.ts';
import { linkProblemText } from '../../content/link-problem.ts';
import { site } from '../../content/site.ts';
import type { Edition } from '../../editions.ts';
import type { Address } from '../../state/address.ts';
import { generation } from '../../state/generation.ts';
import { settings } from '../../state/settings.ts';
import { useGo, viewSearch } from '../navigation.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { useGenerate } from '../use-generate.ts';
import { GameCount } from './game-count.tsx';
import css from './home-view.module.css';
import { LotterySelect } from './lottery-select.tsx';
import { PreviewGrid } from './preview-grid.tsx';
import { Steps } from './steps.tsx';

interface Props {
  readonly edition: Edition;
  readonly problem: Address['problem'];
}

/** Home: choose a lottery and a number of games, and go. */
export function HomeView({ edition, problem }: Props) {
  const { lottery: key } = useSnapshot(settings);
  const { status } = useSnapshot(generation);
  const go = useGo();
  const start = useGenerate();
  const lottery = lotteryOf(key);
  const generateQuick = () =>
    start({ strategy: 'quick', overlay: edition.quickOverlay, origin: 'home' });

  return (
    <>
      {problem ? (
        <Notice urgent actions={<Button onClick={() => go({})}>{site.dismiss}</Button>}>
          {linkProblemText(problem.field, problem.value)}
        </Notice>
      ) : null}
      {status === 'failed' ? (
        <Notice urgent actions={<Button onClick={generateQuick}>{home.retry}</Button>}>
          {home.failed}
        </Notice>
      ) : null}
      <div className={css.columns}>
        <section className={css.form}>
          <p className={css.tagline}>{home.tagline}</p>
          <LotterySelect />
          <GameCount counts={edition.gameCounts} />
          <div className={css.go}>
            <Button look="primary" wide onClick={generateQuick}>
              {home.quick}
            </Button>
          </div>
          <Button wide onClick={() => go(viewSearch('frequent'))}>
            {home.frequent}
          </Button>
        </section>
        <section className={css.preview}>
          <PreviewGrid lottery={lottery} />
          <p className={css.facts}>{home.facts(lottery)}</p>
        </section>
      </div>
      <Steps />
    </>
  );
}
