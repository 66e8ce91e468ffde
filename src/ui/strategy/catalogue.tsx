import * as Tooltip from '@radix-ui/react-tooltip';
import { useState } from 'react';
import { CATALOGUE, GROUPS, type Group, type StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import { GROUP_NAMES } from '../../content/strategy/strategies.ts';
import { strategyTexts } from '../../content/strategy/strategy.ts';
import { settings } from '../../state/preferences/settings.ts';
import { openPremiumModal } from '../../state/premium/premium.ts';
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
  readonly onPick: (id: StrategyId) => void;
}

/** The named strategies in their four groups. */
export function Catalogue({ isLocked, onPick }: Props) {
  return (
    <Tooltip.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_MS}>
      <section className={layout.list} aria-labelledby="catalogo">
        <h2 id="catalogo" className={common.lead}>
          {strategyTexts.catalogue}
        </h2>
        {isLocked ? <p id="catalogo-fechado">{strategyTexts.locked}</p> : null}
        {GROUPS.map((group, i) => (
          <CatalogueGroup key={group} group={group} isFirst={i === 0} isLocked={isLocked} onPick={onPick} />
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
function CatalogueGroup({ group, isFirst, isLocked, onPick }: GroupProps) {
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
          {entries.map(({ id }) => (
            <CatalogueEntry
              key={id}
              id={id}
              isLocked={isLocked}
              onPick={() => (isLocked ? openPremiumModal() : onPick(id))}
            />
          ))}
        </ul>
      ) : null}
    </details>
  );
}
