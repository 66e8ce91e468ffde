import type { ReactNode } from 'react';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import type { CatalogueId } from '../../../workers/shared/strategy/catalogue.ts';
import type { StrategyOptions } from '../../../workers/shared/strategy/strategy-options.ts';
import { luckyTip } from '../../content/strategy/lucky-tip.ts';
import { NATURE_LABELS, STRATEGY_NAMES, STRATEGY_TEXTS } from '../../content/strategy/strategies.ts';
import { natureNotes, strategyTexts } from '../../content/strategy/strategy.ts';
import { LAB_PAGE } from '../../editions.ts';
import common from '../parts/common.module.css';
import { Dialog } from '../parts/dialog.tsx';
import layout from '../parts/layout.module.css';
import { PageButton } from '../parts/page-button.tsx';
import { OptionsForm } from '../strategy-options/options-form.tsx';

interface Props {
  readonly lottery: LotteryKey;
  readonly strategy: CatalogueId;
  /** How many games there are to be, at most. */
  readonly games: number;
  /** What the button says it leads to. */
  readonly submit: string;
  readonly onClose: () => void;
  readonly onChoose: (options: StrategyOptions | null) => void;
  /** What asks for the number of games, where no later step does. */
  readonly children: ReactNode;
}

/** What a strategy does and what it is, what it takes, how many games, and where to test it: nothing starts before. */
export function StrategySheet({ strategy, onClose, children, ...asked }: Props) {
  const { line, nature } = STRATEGY_TEXTS[strategy];
  return (
    <Dialog title={STRATEGY_NAMES[strategy]} onClose={onClose}>
      <div className={layout.form}>
        <div>
          <p>{line}</p>
          {strategy === 'sorte-global' ? <p className={common.soft}>{luckyTip()}</p> : null}
        </div>
        <p className={common.soft}>
          <b>{NATURE_LABELS[nature]}.</b> {natureNotes[nature]}
        </p>
        <OptionsForm {...asked} strategy={strategy}>
          {children}
        </OptionsForm>
        <PageButton look="quiet" page={LAB_PAGE}>
          {strategyTexts.test}
        </PageButton>
      </div>
    </Dialog>
  );
}
