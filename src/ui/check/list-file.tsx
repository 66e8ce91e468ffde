import { useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { listFileTexts } from '../../content/check/list-file.ts';
import { check, chooseCheck } from '../../state/check/check.ts';
import { Button } from '../parts/button.tsx';
import css from './check.module.css';

/** What the picker offers; what a file is, its content says. */
const ACCEPT = '.txt,.csv,.tsv,.json,.xlsx';

/** The file whose games are checked, and the buttons that open one and leave it: what was typed is there again then. */
export function ListFile({ onOpen }: { readonly onOpen: (file: File) => void }) {
  const { file } = useSnapshot(check);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={css.file}>
      {file ? <p>{listFileTexts.kept(file.name)}</p> : null}
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        aria-label={listFileTexts.open}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onOpen(chosen);
          target.value = '';
        }}
      />
      <Button wide onClick={() => input.current?.click()}>
        {file ? listFileTexts.another : listFileTexts.open}
      </Button>
      {file ? (
        <Button wide onClick={() => chooseCheck({ file: null })}>
          {listFileTexts.close}
        </Button>
      ) : null}
    </div>
  );
}
