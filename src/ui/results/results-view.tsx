import * as Tabs from '@radix-ui/react-tabs';
import { useEffect, useRef } from 'react';
import { resultsTexts } from '../../content/results/results.ts';
import { ViewTitle } from '../parts/view-title.tsx';
import { BackHome } from '../premium/back-home.tsx';
import { RESULTS_TABS } from './results-tabs.ts';
import css from './results-view.module.css';
import { useTab } from './use-tab.ts';

/** The page of real results: what is kept, games checked against it, and its statistics. */
export function ResultsView() {
  const [tab, goTo] = useTab();
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(tab);
  useEffect(() => {
    // The link to another tab goes with its panel, and the focus would go with it.
    if (before.current !== tab && !list.current?.contains(document.activeElement)) {
      list.current?.querySelector<HTMLElement>('[data-state="active"]')?.focus();
    }
    before.current = tab;
  }, [tab]);
  return (
    <>
      <BackHome />
      <ViewTitle>{resultsTexts.title}</ViewTitle>
      {/* Arrows only look: each tab that is opened is an entry of the history. */}
      <Tabs.Root className={css.tabs} value={tab} onValueChange={goTo} activationMode="manual">
        <Tabs.List ref={list} className={css.list} aria-label={resultsTexts.title}>
          {RESULTS_TABS.map(({ id, name }) => (
            <Tabs.Trigger key={id} className={css.tab} value={id}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {RESULTS_TABS.map(({ id, Panel }) => (
          <Tabs.Content key={id} className={css.panel} value={id}>
            <Panel />
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  );
}
