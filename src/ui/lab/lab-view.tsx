import * as Tabs from '@radix-ui/react-tabs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { readLink } from '../../../workers/shared/link/link.ts';
import { PACKED_KEY } from '../../../workers/shared/link/link-names.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { labTexts } from '../../content/lab/lab.ts';
import { type AddressSearch, keptSearch } from '../../state/address/address.ts';
import { choose, EXPERIMENTS, FORMER_TABS, type FormerTab, labChoice, testRun } from '../../state/lab/choice.ts';
import { experiment, leaveExperiment } from '../../state/lab/experiment.ts';
import { readLab } from '../../state/lab/lab-link.ts';
import { loadResults } from '../../state/results/results.ts';
import { viewLottery } from '../../state/results/results-lottery.ts';
import { loadSavedGames } from '../../state/saved-games/saved-games.ts';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { LotteryChips } from '../parts/lottery-chips.tsx';
import { Notice } from '../parts/notice.tsx';
import tabs from '../parts/tabs.module.css';
import { ExperimentCard } from './experiment-card.tsx';
import { Fields } from './fields.tsx';
import css from './lab.module.css';
import { LinkedExperiment } from './linked-experiment.tsx';

const KEYS = LOTTERIES.map(({ key }) => key);

const FORMER_NAMES = Object.keys(FORMER_TABS) as FormerTab[];

/** «Laboratório»: what is chosen on top, one button, and what was found. */
export function LabView() {
  const search: AddressSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { lottery, experiment: chosen } = useSnapshot(labChoice);
  const { phase } = useSnapshot(experiment);
  const named = useMemo(() => (search.lab === undefined ? undefined : (readLab(search.lab) ?? null)), [search.lab]);
  const linked = named === 'audit' ? undefined : named;
  const former = named === 'audit' ? named : FORMER_NAMES.find((name) => name === search.tab);
  const tab = former ? FORMER_TABS[former].experiment : (EXPERIMENTS.find((known) => known === search.tab) ?? chosen);
  useEffect(() => {
    void loadResults();
    void loadSavedGames();
    return leaveExperiment;
  }, []);
  const tested = useMemo(
    () => (search.test === undefined ? undefined : readLink({ [PACKED_KEY]: search.test })),
    [search.test],
  );
  useEffect(() => {
    if (tested?.ok) testRun(tested.request);
  }, [tested]);
  useEffect(() => choose(former ? FORMER_TABS[former] : { experiment: tab }), [former, tab]);
  useLayoutEffect(() => viewLottery(lottery), [lottery]);
  const goTo = (next: string) => {
    leaveExperiment();
    void navigate({ to: '.', search: (previous: AddressSearch) => ({ tab: next, ...keptSearch(previous) }) });
  };
  return (
    <>
      <p>{labTexts.lead}</p>
      {linked === null || tested?.ok === false ? <Notice urgent>{labTexts.badLink}</Notice> : null}
      {former ? <Notice>{labTexts.former[former]}</Notice> : null}
      {linked ? (
        <div className={`${layout.form} ${css.panel}`} data-phase={phase}>
          <LinkedExperiment request={linked} />
          <ExperimentCard />
        </div>
      ) : (
        <Tabs.Root className={tabs.tabs} value={tab} onValueChange={goTo} activationMode="manual">
          <Tabs.List className={tabs.list} aria-label={labTexts.title}>
            {EXPERIMENTS.map((id) => (
              <Tabs.Trigger key={id} className={tabs.tab} value={id}>
                {labTexts.tabs[id]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <LotteryChips
            label={labTexts.lottery}
            lotteries={KEYS}
            chosen={lottery}
            onChoose={(key) => {
              if (!key) return;
              leaveExperiment();
              choose({ lottery: key });
            }}
          />
          <Tabs.Content className={`${layout.form} ${css.panel}`} value={tab} data-phase={phase}>
            <div className={`${layout.form} ${css.side}`}>
              <p className={common.soft}>{labTexts.about[tab]}</p>
              <Fields kind={tab} />
            </div>
            <ExperimentCard />
          </Tabs.Content>
        </Tabs.Root>
      )}
    </>
  );
}
