import type { CatalogueId } from '../../../workers/shared/strategy/catalogue.ts';
import { luckyTip } from '../../content/strategy/lucky-tip.ts';
import { NATURE_LABELS, STRATEGY_NAMES, STRATEGY_TEXTS } from '../../content/strategy/strategies.ts';
import { natureNotes, strategyTexts } from '../../content/strategy/strategy.ts';
import { LAB_PAGE } from '../../editions.ts';
import common from '../parts/common.module.css';
import { Dialog } from '../parts/dialog.tsx';
import layout from '../parts/layout.module.css';
import { PageButton } from '../parts/page-button.tsx';
import { OptionsForm, type OptionsFormProps } from '../strategy-options/options-form.tsx';

interface Props extends OptionsFormProps {
  readonly strategy: CatalogueId;
  readonly onClose: () => void;
}

/** What a strategy does and what it is, what it takes, how many games, and where to test it: nothing starts before. */
export function StrategySheet({ onClose, ...asked }: Props) {
  const { strategy } = asked;
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
        <OptionsForm {...asked} />
        <PageButton look="quiet" page={LAB_PAGE}>
          {strategyTexts.test}
        </PageButton>
      </div>
    </Dialog>
  );
}
