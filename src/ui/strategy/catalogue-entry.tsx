import * as Tooltip from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import type { CatalogueId } from '../../../workers/shared/strategy/catalogue.ts';
import { luckyTip } from '../../content/strategy/lucky-tip.ts';
import { NATURE_LABELS, STRATEGY_NAMES, STRATEGY_TEXTS } from '../../content/strategy/strategies.ts';
import { natureNotes, strategyTexts } from '../../content/strategy/strategy.ts';
import { LockIcon } from '../parts/icons.tsx';
import css from './catalogue-entry.module.css';

interface Props {
  readonly id: CatalogueId;
  readonly isLocked: boolean;
  readonly onPick: () => void;
  /** What starts it at once, where it is at hand. */
  readonly children: ReactNode;
}

/** A named strategy: one plain line, what it really is, and for a pointer that rests on it, why. */
export function CatalogueEntry({ id, isLocked, onPick, children }: Props) {
  const { line, nature } = STRATEGY_TEXTS[id];
  return (
    <li className={css.entry}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>
          <button
            type="button"
            className={css.name}
            aria-describedby={`linha-${id}${isLocked ? ' catalogo-fechado' : ''}`}
            onClick={onPick}
          >
            {STRATEGY_NAMES[id]}
            {isLocked ? <LockIcon /> : <span aria-hidden="true">›</span>}
          </button>
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content className={css.tip} sideOffset={6} collisionPadding={12}>
            {isLocked ? strategyTexts.locked : natureNotes[nature]}
            {id === 'sorte-global' ? <p className={css.lucky}>{luckyTip()}</p> : null}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
      <p id={`linha-${id}`} className={css.line}>
        {line} <span className={css.nature}>{NATURE_LABELS[nature]}</span>
      </p>
      {children}
    </li>
  );
}
