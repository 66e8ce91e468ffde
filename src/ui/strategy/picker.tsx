import * as Tabs from '@radix-ui/react-tabs';
import { useState } from 'react';
import { MODES, type Mode } from '../../../workers/shared/strategy/catalogue.ts';
import { modeTexts, strategyTexts } from '../../content/strategy/strategy.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import css from './picker.module.css';

interface Props {
  /** What the button says it leads to. */
  readonly submit: string;
  readonly onPick: (mode: Mode) => void;
}

/** The strategy picker: a tab for each mode, its description, and a button to go with it. */
export function Picker({ submit, onPick }: Props) {
  const [mode, setMode] = useState<Mode>('quick');
  return (
    <Tabs.Root
      className={`${layout.card} ${layout.raised} ${css.picker}`}
      value={mode}
      onValueChange={(value) => setMode(MODES.find((known) => known === value) ?? 'quick')}
    >
      <h2 id="escolha" className={common.lead}>
        {strategyTexts.picker}
      </h2>
      <Tabs.List className={css.tabs} aria-labelledby="escolha">
        {MODES.map((id) => (
          <Tabs.Trigger key={id} className={css.tab} value={id}>
            {modeTexts[id].tab}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {MODES.map((id) => (
        <Tabs.Content key={id} className={css.panel} value={id}>
          <h3 className={`${common.lead} ${css.name}`}>{modeTexts[id].title}</h3>
          <p>{modeTexts[id].text}</p>
        </Tabs.Content>
      ))}
      <Button look="primary" wide className={css.go} onClick={() => onPick(mode)}>
        {submit}
      </Button>
    </Tabs.Root>
  );
}
