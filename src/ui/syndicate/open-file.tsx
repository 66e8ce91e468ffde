import { useState } from 'react';
import { groupRefusalText } from '../../content/syndicate/incoming.ts';
import { syndicateTexts } from '../../content/syndicate/syndicate.ts';
import { type OpenRefusal, openFile } from '../../state/syndicate/incoming.ts';
import common from '../parts/common.module.css';
import { FileButton } from '../parts/file-button.tsx';
import layout from '../parts/layout.module.css';
import { Notice } from '../parts/notice.tsx';
import css from './syndicate.module.css';

/** «Abrir arquivo»: shows the group in a file, or says why there is none. */
export function OpenFile() {
  const [refusal, setRefusal] = useState<OpenRefusal>();
  const open = async (file: File) => {
    setRefusal(undefined);
    setRefusal(await openFile(file));
  };
  return (
    <div className={`${layout.form} ${css.open}`}>
      <FileButton accept="application/json,.json" label={syndicateTexts.openFile} onFiles={([file]) => void open(file)}>
        {syndicateTexts.openFile}
      </FileButton>
      <p className={common.small}>{syndicateTexts.openHint}</p>
      {refusal ? <Notice urgent>{groupRefusalText(refusal)}</Notice> : null}
    </div>
  );
}
