import { useRef } from 'react';
import { ticketText } from '../../content/run/ticket-text.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { site } from '../../content/shell/site.ts';
import { copyText } from '../../platform/clipboard.ts';
import { openCopyMode } from '../../state/copy-mode/copy-mode.ts';
import { exportToFile, importFromFile } from '../../state/saved-games/file.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import { importWords } from './import-words.ts';
import css from './saved-actions.module.css';

interface Props {
  /** Those on screen. */
  readonly games: readonly SavedGame[];
  /** How many there are in all. */
  readonly saved: number;
}

/** What one can do with the games: copy those shown, take all to a file, bring a file's in. */
export function SavedActions({ games, saved }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const copyAll = async () => {
    const copied = await copyText(games.map(ticketText).join('\n'));
    showToast(copied ? savedTexts.copied(games.length) : savedTexts.copyFailed);
  };
  const exportAll = async () => {
    if (!(await exportToFile(savedTexts.exportName))) showToast(savedTexts.exportFailed);
  };
  const importChosen = async (file: File | undefined) => {
    if (file) showToast(importWords(await importFromFile(file)));
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <div className={css.actions}>
        {games.length === 0 ? null : (
          <>
            <Button onClick={() => openCopyMode({ games })}>{site.copyMode}</Button>
            <Button onClick={copyAll}>{savedTexts.copyAll}</Button>
          </>
        )}
        {saved === 0 ? null : <Button onClick={exportAll}>{savedTexts.exportFile}</Button>}
        <Button onClick={() => input.current?.click()}>{savedTexts.importFile}</Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={savedTexts.importFile}
          onChange={(event) => void importChosen(event.target.files?.[0])}
        />
      </div>
      <p className={css.hint}>{savedTexts.fileHint}</p>
    </>
  );
}
