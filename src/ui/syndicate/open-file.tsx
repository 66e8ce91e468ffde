import { useRef, useState } from 'react';
import { groupRefusalText } from '../../content/syndicate/incoming.ts';
import { syndicateTexts } from '../../content/syndicate/syndicate.ts';
import { type OpenRefusal, openFile } from '../../state/syndicate/incoming.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import { Notice } from '../parts/notice.tsx';
import css from './syndicate.module.css';

/** «Abrir arquivo»: shows the group in a file, or says why there is none. */
export function OpenFile() {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<OpenRefusal>();
  const open = async (file: File | undefined) => {
    if (!file) return;
    setRefusal(undefined);
    const why = await openFile(file);
    if (input.current) input.current.value = '';
    setRefusal(why);
  };
  return (
    <div className={css.open}>
      <Button onClick={() => input.current?.click()}>{syndicateTexts.openFile}</Button>
      <p className={common.small}>{syndicateTexts.openHint}</p>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={syndicateTexts.openFile}
        onChange={({ target }) => void open(target.files?.[0])}
      />
      {refusal ? <Notice urgent>{groupRefusalText(refusal)}</Notice> : null}
    </div>
  );
}
