import { useSnapshot } from 'valtio/react';
import { listFileTexts } from '../../content/check/list-file.ts';
import { check, chooseCheck } from '../../state/check/check.ts';
import { Button } from '../parts/button.tsx';
import { FileButton } from '../parts/file-button.tsx';
import layout from '../parts/layout.module.css';

/** The file whose games are checked, and the buttons that open one and leave it: what was typed is there again then. */
export function ListFile({ onOpen }: { readonly onOpen: (file: File) => void }) {
  const { file } = useSnapshot(check);
  return (
    <div className={layout.form}>
      {file ? <p>{listFileTexts.kept(file.name)}</p> : null}
      <FileButton wide accept=".txt,.csv,.tsv,.json,.xlsx" label={listFileTexts.open} onFiles={([one]) => onOpen(one)}>
        {file ? listFileTexts.another : listFileTexts.open}
      </FileButton>
      {file ? (
        <Button wide onClick={() => chooseCheck({ file: null })}>
          {listFileTexts.close}
        </Button>
      ) : null}
    </div>
  );
}
