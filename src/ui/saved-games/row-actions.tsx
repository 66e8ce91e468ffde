import type { MouseEvent, ReactNode } from 'react';
import { resultTexts } from '../../content/run/result.ts';
import { ticketText } from '../../content/run/ticket-text.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { site } from '../../content/shell/site.ts';
import { copyText } from '../../platform/clipboard.ts';
import { openCopyMode } from '../../state/copy-mode/copy-mode.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { openShare } from '../../state/share/share.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import { printGames } from '../print/print-games.tsx';
import { LabelForm, type Labels } from './label-form.tsx';
import css from './saved-card.module.css';

interface Props {
  readonly games: readonly SavedGame[];
  /** What the buttons call the card. */
  readonly name: string;
  /** The words that change its labels, and those that remove it. */
  readonly edit: string;
  readonly remove: string;
  readonly labels: Labels;
  /** Whether the labels are being edited, and what changes that. */
  readonly edited: readonly [is: boolean, change: (is: boolean) => void];
  readonly onRemove: (event: MouseEvent<HTMLElement>) => void;
  /** A button of its own. */
  readonly children?: ReactNode;
}

/** What one can do with the games of a card: the buttons, and the form that changes its labels. */
export function RowActions({ games, name, edit, remove, labels, edited, onRemove, children }: Props) {
  const [isEdited, setIsEdited] = edited;
  const action = (words: string, onClick: (event: MouseEvent<HTMLElement>) => void) => (
    <Button aria-label={savedTexts.ofGame(words, name)} onClick={onClick}>
      {words}
    </Button>
  );
  return (
    <>
      <div className={css.actions}>
        <Button
          look="primary"
          className={css.wide}
          aria-label={savedTexts.ofGame(site.copyMode, name)}
          onClick={() => openCopyMode({ games })}
        >
          {site.copyMode}
        </Button>
        {children}
        {action(savedTexts.copy, () => copyGames(games))}
        {action(site.share, () => openShare(games, null))}
        {action(resultTexts.print, () => printGames({ games }))}
        <Button
          aria-label={savedTexts.ofGame(edit, name)}
          aria-expanded={isEdited}
          onClick={() => setIsEdited(!isEdited)}
        >
          {edit}
        </Button>
        {action(remove, onRemove)}
      </div>
      {isEdited ? <LabelForm {...labels} onClose={() => setIsEdited(false)} /> : null}
    </>
  );
}

/** Copies games, one a line, and says how that went. */
export async function copyGames(games: readonly SavedGame[]): Promise<void> {
  const copied = await copyText(games.map(ticketText).join('\n'));
  showToast(copied ? savedTexts.copied(games.length) : savedTexts.copyFailed);
}
