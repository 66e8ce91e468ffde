import { useId, useRef, useState } from 'react';
import { resultTexts } from '../../content/run/result.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { site } from '../../content/shell/site.ts';
import { openCopyMode } from '../../state/copy-mode/copy-mode.ts';
import { exportToFile, type ImportedGames, type ImportRefusal, importFromFile } from '../../state/saved-games/file.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { downloadCsv } from '../../state/share/hand-on.ts';
import { openShare } from '../../state/share/share.ts';
import { closeDialog } from '../../state/shell/dialogs.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { ToResults } from '../address/to-results.tsx';
import button from '../parts/button.module.css';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { printGames } from '../print/print-games.tsx';
import { copyGames } from './row-actions.tsx';
import css from './saved-list.module.css';
import row from './saved-row.module.css';
import { FoldIcon } from './saved-row.tsx';

interface Props {
  /** Those on screen. */
  readonly games: readonly SavedGame[];
  /** How many there are in all. */
  readonly saved: number;
}

/**
 * What one can do with the games: mark, copy or share those shown, and, folded as long as there are some, take them to
 * paper or a table, all to a file, and bring a file's in.
 */
export function SavedActions({ games, saved }: Props) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const files = useId();
  const exportAll = async () => {
    if (!(await exportToFile(savedTexts.exportName))) showToast(savedTexts.exportFailed);
  };
  const saveTable = () => {
    if (!downloadCsv(games, savedTexts.tableName)) showToast(savedTexts.exportFailed);
  };
  const importChosen = async (file: File | undefined) => {
    if (file) showToast(importWords(await importFromFile(file)));
    if (input.current) input.current.value = '';
  };
  const isOpen = isUnfolded || saved === 0;
  return (
    <div className={css.all}>
      {saved === 0 ? null : (
        <div className={row.actions}>
          {games.length === 0 ? null : (
            <>
              <Button look="tinted" className={row.wide} onClick={() => openCopyMode({ games })}>
                {site.copyMode}
              </Button>
              <ToResults
                tab="check"
                className={`${button.button} ${button.secondary} ${common.link}`}
                onGo={closeDialog}
              >
                {savedTexts.check}
              </ToResults>
              <Button onClick={() => copyGames(games)}>{savedTexts.copyAll}</Button>
              <Button onClick={() => openShare(games, null)}>{site.share}</Button>
            </>
          )}
          <Button
            aria-expanded={isOpen}
            aria-controls={isOpen ? files : undefined}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            {savedTexts.files}
            <FoldIcon isOpen={isOpen} />
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={savedTexts.importFile}
        onChange={(event) => void importChosen(event.target.files?.[0])}
      />
      {isOpen ? (
        <div id={files} className={css.files}>
          <div className={row.actions}>
            {games.length === 0 ? null : (
              <>
                <Button onClick={() => printGames({ games })}>{resultTexts.print}</Button>
                <Button onClick={saveTable}>{savedTexts.table}</Button>
              </>
            )}
            {saved === 0 ? null : <Button onClick={exportAll}>{savedTexts.exportFile}</Button>}
            <Button onClick={() => input.current?.click()}>{savedTexts.importFile}</Button>
          </div>
          <p className={common.small}>{saved === 0 ? savedTexts.importHint : savedTexts.fileHint}</p>
        </div>
      ) : null}
    </div>
  );
}

/** Says how an import went: what was added, or why nothing was. */
function importWords(outcome: ImportedGames | ImportRefusal): string {
  if (outcome.ok) {
    const { added, skipped, leftOut, marked = 0 } = outcome;
    return savedTexts.imported(added, skipped, leftOut, marked);
  }
  return `${reason(outcome)} ${savedTexts.unchanged}`;
}

function reason(outcome: ImportRefusal): string {
  if (outcome.reason === 'newer-version') return savedTexts.newerVersion(outcome.version);
  if (outcome.reason === 'invalid-game') {
    return savedTexts.invalidGame(outcome.index, outcome.field);
  }
  return savedTexts.refusals[outcome.reason];
}
