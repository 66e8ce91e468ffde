import { useSearch } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import type { LabRequest } from '../../../workers/shared/lab/lab-request.ts';
import { readLink } from '../../../workers/shared/link/link.ts';
import { PACKED_KEY } from '../../../workers/shared/link/link-names.ts';
import { labTexts } from '../../content/lab/lab.ts';
import { requestText } from '../../content/lab/request-text.ts';
import { LAB_PAGE } from '../../editions.ts';
import type { AddressSearch } from '../../state/address/address.ts';
import { choose, EXPERIMENTS, FORMER_TABS, type FormerTab, labChoice, testRun } from '../../state/lab/choice.ts';
import { leaveExperiment, repeatExperiment } from '../../state/lab/experiment.ts';
import { readLab } from '../../state/lab/lab-link.ts';
import { settings } from '../../state/preferences/settings.ts';
import { loadResults } from '../../state/results/results.ts';
import { viewLottery } from '../../state/results/results-lottery.ts';
import { loadSavedGames } from '../../state/saved-games/saved-games.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { LotteryChips } from '../parts/lottery-chips.tsx';
import { Notice } from '../parts/notice.tsx';
import { PageButton } from '../parts/page-button.tsx';
import { usePlaceFocus } from '../parts/use-place-focus.ts';
import { ExperimentCard } from './experiment-card.tsx';
import { Fields } from './fields.tsx';
import css from './lab.module.css';
import { OtherTests } from './other-tests.tsx';
import { StartButton } from './start-button.tsx';

const FORMER_NAMES = Object.keys(FORMER_TABS) as FormerTab[];

/** «Laboratório»: one question, one button, what was found, and below it the other tests. */
export function LabView() {
  const search: AddressSearch = useSearch({ strict: false });
  const { lottery } = useSnapshot(labChoice);
  const named = useMemo(() => (search.lab === undefined ? undefined : (readLab(search.lab) ?? null)), [search.lab]);
  const linked = named === 'audit' ? undefined : named;
  const former = named === 'audit' ? named : FORMER_NAMES.find((name) => name === search.tab);
  const known = EXPERIMENTS.find((id) => id === search.tab) ?? (search.test === undefined ? 'walk' : 'simulate');
  const tab = former ? FORMER_TABS[former].experiment : known;
  const place = search.lab ?? tab;
  useEffect(() => {
    void loadResults();
    void loadSavedGames();
  }, []);
  const tested = useMemo(
    () => (search.test === undefined ? undefined : readLink({ [PACKED_KEY]: search.test })),
    [search.test],
  );
  useEffect(() => {
    if (tested?.ok) testRun(tested.request);
  }, [tested]);
  useEffect(() => choose(former ? FORMER_TABS[former] : { experiment: tab }), [former, tab]);
  // It opens on the lottery of the view that leads here; a run or a list that comes along names its own.
  useLayoutEffect(() => choose({ lottery: settings.left ?? settings.lottery }), []);
  useLayoutEffect(() => viewLottery(lottery), [lottery]);
  usePlaceFocus(place);
  return (
    <>
      {linked === null || tested?.ok === false ? <Notice urgent>{labTexts.badLink}</Notice> : null}
      {former ? <Notice>{labTexts.former[former]}</Notice> : null}
      <div key={place} className={`${layout.form} ${css.panel}`}>
        <div className={layout.form}>
          {linked ? (
            <LinkedExperiment request={linked} />
          ) : (
            <>
              <h2 className={common.lead}>{labTexts.names[tab]}</h2>
              <LotteryChips
                label={labTexts.lottery}
                chosen={lottery}
                onChoose={(key) => {
                  if (!key) return;
                  leaveExperiment();
                  choose({ lottery: key });
                }}
              />
              <Fields kind={tab} />
            </>
          )}
        </div>
        <ExperimentCard />
        {linked ? null : <OtherTests current={tab} />}
      </div>
    </>
  );
}

/** The experiment that a link brings, to be repeated as it is. */
function LinkedExperiment({ request }: { readonly request: LabRequest }) {
  return (
    <section className={`${layout.card} ${layout.raised}`} aria-label={labTexts.fromLink}>
      <p>{labTexts.fromLink}</p>
      <p className={common.lead}>{requestText(request)}</p>
      <StartButton onClick={() => void repeatExperiment(request)}>{labTexts.repeat}</StartButton>
      <PageButton look="quiet" page={LAB_PAGE} search={{ tab: request.kind }}>
        {labTexts.own}
      </PageButton>
    </section>
  );
}
