import { PACKED_KEY } from '../../../workers/shared/link/link-names.ts';
import { withoutPerson } from '../../../workers/shared/run/personal-options.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { isDrawnSeed } from '../../../workers/shared/run/seed.ts';
import { formatDay } from '../../content/format-day.ts';
import { historyDraws } from '../../content/history/history-name.ts';
import { resultTexts } from '../../content/run/result.ts';
import { LAB_PAGE } from '../../editions.ts';
import { copyRunLink, resultSearch } from '../../state/address/run-link.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { type OddsProps, OddsSections } from '../bet/odds-sections.tsx';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { Facts } from '../parts/facts.tsx';
import layout from '../parts/layout.module.css';
import { PageButton } from '../parts/page-button.tsx';
import css from './details-panel.module.css';

export interface DetailsProps extends OddsProps {
  readonly receipt: Receipt;
}

/** Facts that nobody needs to play: exact odds, a test of the strategy, and the link with its codes. */
export function DetailsPanel({ receipt, ...odds }: DetailsProps) {
  // No name and no date goes to the laboratory.
  const { [PACKED_KEY]: test = '' } = resultSearch(withoutPerson(receipt));
  const copy = async () => {
    const copied = await copyRunLink(receipt);
    showToast(copied ? resultTexts.linkCopied : resultTexts.copyFailed);
  };
  return (
    <div className={`${layout.form} ${css.panel}`}>
      <OddsSections {...odds} />
      <PageButton className={common.back} page={LAB_PAGE} search={{ test }}>
        {resultTexts.testStrategy}
      </PageButton>
      <section className={layout.items}>
        <h3 className={common.name}>{resultTexts.linkTitle}</h3>
        <p>{resultTexts.linkText}</p>
        <Button className={common.back} onClick={copy}>
          {resultTexts.copyLink}
        </Button>
        <Facts className={css.codes} facts={codesOf(receipt)} />
      </section>
    </div>
  );
}

/** The codes that a link carries. */
function codesOf({ seed, history, engine }: Receipt): readonly (readonly [string, string])[] {
  return [
    [resultTexts.seed, shownSeed(seed)],
    ...(history.kind === 'simulated'
      ? ([
          [resultTexts.historySeed, shownSeed(history.seed)],
          [resultTexts.historyDate, formatDay(history.date)],
        ] as const)
      : ([
          [resultTexts.history, historyDraws(history)],
          [resultTexts.runDate, formatDay(history.date)],
        ] as const)),
    [resultTexts.engine, engine],
  ];
}

/** A seed that somebody wrote could say anything, as if the app said it. */
function shownSeed(seed: string): string {
  return isDrawnSeed(seed) ? seed : resultTexts.ownSeed;
}
