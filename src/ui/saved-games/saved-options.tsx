import { type MouseEvent, useState } from 'react';
import { agendaTexts } from '../../content/draw-day/agenda.ts';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { takeRepeats } from '../../platform/repeated-tap.ts';
import { deleteWithBets } from '../../state/registering/delete-games.ts';
import { betsOf } from '../../state/saved-games/bets.ts';
import { deleteGames } from '../../state/saved-games/changes.ts';
import { exportToFile, importFromFile } from '../../state/saved-games/file.ts';
import type { SavedGame } from '../../state/saved-games/game.ts';
import { downloadCsv } from '../../state/share/send.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { CheckField } from '../parts/fields.tsx';
import { FileButton } from '../parts/file-button.tsx';
import layout from '../parts/layout.module.css';
import { importWords } from './import-words.ts';
import { copyGames, toCalendar } from './row-actions.tsx';
import css from './saved-card.module.css';

interface Props {
  /** Those on screen. */
  readonly games: readonly SavedGame[];
  /** How many there are in all. */
  readonly saved: number;
}

/** The copy of all games, and the deletion of those shown. A batch has its own actions. */
export function SavedOptions({ games, saved }: Props) {
  const [withBets, setWithBets] = useState(false);
  const bets = games.flatMap(betsOf).length;
  const exportAll = async () => {
    if (!(await exportToFile(savedTexts.exportName))) showToast(savedTexts.exportFailed);
  };
  const saveTable = () => {
    if (!downloadCsv(games, savedTexts.tableName)) showToast(savedTexts.exportFailed);
  };
  const importChosen = async (file: File) => showToast(importWords(await importFromFile(file)));
  const removeAll = ({ nativeEvent }: MouseEvent<HTMLElement>) => {
    takeRepeats(nativeEvent);
    void (withBets ? deleteWithBets(games) : deleteGames(games.map(({ id }) => id)));
  };
  return (
    <>
      <details className={layout.card} open={saved === 0}>
        <summary>{savedTexts.backup}</summary>
        <div className={css.actions}>
          {saved === 0 ? null : <Button onClick={exportAll}>{savedTexts.exportFile}</Button>}
          <FileButton
            accept="application/json,.json"
            label={savedTexts.importFile}
            onFiles={([file]) => void importChosen(file)}
          >
            {savedTexts.importFile}
          </FileButton>
          {games.length === 0 ? null : (
            <>
              <Button onClick={saveTable}>{savedTexts.table}</Button>
              <Button onClick={() => toCalendar(games)}>{agendaTexts.toCalendar}</Button>
              <Button onClick={() => copyGames(games)}>{savedTexts.copyAll}</Button>
            </>
          )}
        </div>
        <p className={common.small}>{savedTexts.fileHint}</p>
      </details>
      {games.length === 0 ? null : (
        <details className={layout.card}>
          <summary>{savedTexts.askRemoveAll}</summary>
          <div className={layout.items}>
            <p>{savedTexts.sureRemoveAll(games.length, withBets ? 0 : bets)}</p>
            {bets > 0 ? (
              <CheckField
                label={savedTexts.removeBets}
                hint={savedTexts.removeBetsHint}
                isChecked={withBets}
                onChange={setWithBets}
              />
            ) : null}
            <Button look="tinted" onClick={removeAll}>
              {savedTexts.removeAll}
            </Button>
          </div>
        </details>
      )}
    </>
  );
}
