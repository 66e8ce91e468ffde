import * as Tooltip from '@radix-ui/react-tooltip';
import { useState } from 'react';
import { CATALOGUE, type CatalogueId, GROUPS, type Group } from '../../../workers/shared/strategy/catalogue.ts';
import { GROUP_NAMES } from '../../content/strategy/strategies.ts';
import { strategyTexts } from '../../content/strategy/strategy.ts';
import { settings } from '../../state/preferences/settings.ts';
import { openPremiumModal } from '../../state/premium/premium.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import css from './catalogue.module.css';
import { CatalogueEntry } from './catalogue-entry.tsx';

/** When a tooltip opens, and the next one: docs/specification.md. */
const TOOLTIP_DELAY_MS = 700;
const TOOLTIP_SKIP_MS = 300;

interface Props {
  /** Without premium every entry opens the premium dialog. */
  readonly isLocked: boolean;
  readonly onPick: (id: CatalogueId) => void;
  /** What the button says that starts the strategy at hand without a further question; undefined: there is none. */
  readonly submit: string | undefined;
  readonly onStart: (id: CatalogueId) => void;
}

/** The named strategies in their four groups. */
export function Catalogue(props: Props) {
  return (
    <Tooltip.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_MS}>
      <section className={layout.list} aria-labelledby="catalogo">
        <h2 id="catalogo" className={common.lead}>
          {strategyTexts.catalogue}
        </h2>
        {props.isLocked ? <p id="catalogo-fechado">{strategyTexts.locked}</p> : null}
        {GROUPS.map((group, i) => (
          <CatalogueGroup key={group} {...props} group={group} isFirst={i === 0} />
        ))}
      </section>
    </Tooltip.Provider>
  );
}

interface GroupProps extends Props {
  readonly group: Group;
  readonly isFirst: boolean;
}

/** A group, folded unless it is the first or has the chosen strategy. A closed one renders nothing of its strategies. */
function CatalogueGroup({ group, isFirst, isLocked, onPick, submit, onStart }: GroupProps) {
  const entries = CATALOGUE.filter((entry) => entry.group === group);
  const [isOpen, setIsOpen] = useState(() => isFirst || entries.some(({ id }) => id === settings.strategy));
  return (
    <details className={css.group} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={css.name}>
        <h3>{GROUP_NAMES[group]}</h3>
        <span className={common.soft}>{entries.length}</span>
      </summary>
      {isOpen ? (
        <ul>
          {entries.map(({ id }, i) => (
            <CatalogueEntry
              key={id}
              id={id}
              isLocked={isLocked}
              onPick={() => (isLocked ? openPremiumModal() : onPick(id))}
            >
              {isFirst && i === 0 && submit && !isLocked ? (
                <Button look="tinted" className={css.start} onClick={() => onStart(id)}>
                  {submit}
                </Button>
              ) : null}
            </CatalogueEntry>
          ))}
        </ul>
      ) : null}
    </details>
  );
}
