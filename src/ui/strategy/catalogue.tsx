import * as Tooltip from '@radix-ui/react-tooltip';
import { CATALOGUE, GROUPS, type StrategyId } from '../../../workers/shared/strategy/catalogue.ts';
import { GROUP_NAMES } from '../../content/strategy/strategies.ts';
import { strategyTexts } from '../../content/strategy/strategy.ts';
import { openPremiumModal } from '../../state/premium/premium.ts';
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
      <section className={css.catalogue} aria-labelledby="catalogo">
        <h2 id="catalogo" className={css.title}>
          {strategyTexts.catalogue}
        </h2>
        {isLocked ? <p id="catalogo-fechado">{strategyTexts.locked}</p> : null}
        {GROUPS.map((group) => (
          <div key={group} className={css.group}>
            <h3 className={css.name}>{GROUP_NAMES[group]}</h3>
            <ul className={css.entries}>
              {CATALOGUE.filter((entry) => entry.group === group).map(({ id }) => (
                <CatalogueEntry
                  key={id}
                  id={id}
                  isLocked={isLocked}
                  onPick={() => (isLocked ? openPremiumModal() : onPick(id))}
                />
              ))}
            </ul>
          </div>
        ))}
      </section>
    </Tooltip.Provider>
  );
}
