import { type MouseEvent, useSyncExternalStore } from 'react';
import type { Ticket } from '../../../workers/shared/run/ticket.ts';
import { resultTexts } from '../../content/run/result.ts';
import { isSecondTap } from '../../platform/repeated-tap.ts';
import type { Go } from '../../state/address/address.ts';
import { isSaved } from '../../state/saved-games/changes.ts';
import { followSavedGames } from '../../state/saved-games/saved-games.ts';
import { useGo } from '../address/navigation.ts';
import common from '../parts/common.module.css';
import { SaveIcon, ToolButton } from '../parts/tool-button.tsx';
import { saveAll, saveOne } from './save.ts';

/** «Salvar» of one ticket: its drawing alone, in the corner of its card, whose heading is a part of its name. */
export function SaveButton({ ticket, heading }: { readonly ticket: Ticket; readonly heading: string }) {
  const go = useGo();
  const isThere = useSyncExternalStore(followSavedGames, () => isSaved(ticket));
  return (
    <button
      type="button"
      id={`${heading}-salvar`}
      className={common.icon}
      aria-labelledby={`${heading}-salvar ${heading}`}
      data-on={isThere || undefined}
      onClick={(event) => tapped(event, ticket, go)}
    >
      <SaveIcon isOn={isThere} />
      <span className="visually-hidden">{isThere ? resultTexts.isSaved : resultTexts.save}</span>
    </button>
  );
}

/** «Salvar» of the bar: all that there is, under one name, or the only ticket. */
export function SaveTool({ tickets }: { readonly tickets: readonly Ticket[] }) {
  const go = useGo();
  const areSaved = useSyncExternalStore(followSavedGames, () => tickets.every(isSaved));
  const [first, ...others] = tickets;
  if (!first) return null;
  const isAlone = others.length === 0;
  const words = areSaved ? resultTexts[isAlone ? 'isSaved' : 'areSaved'] : resultTexts[isAlone ? 'save' : 'saveAll'];
  return (
    <ToolButton
      icon={<SaveIcon isOn={areSaved} />}
      onClick={(event) => (isAlone ? tapped(event, first, go) : void saveAll(tickets, event.currentTarget, go))}
    >
      {words}
    </ToolButton>
  );
}

function tapped({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>, ticket: Ticket, go: Go): void {
  if (!isSecondTap(currentTarget, nativeEvent)) void saveOne(ticket, currentTarget, go);
}
