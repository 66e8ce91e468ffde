import { useId, useState } from 'react';
import { detailsTexts } from '../../content/broken/details.ts';
import { copyText } from '../../platform/clipboard.ts';
import { failureDetails } from '../../state/broken/details.ts';
import { Button } from './button.tsx';
import css from './copy-details.module.css';
import layout from './layout.module.css';

/** Copies what somebody who mends the app needs to know; where the browser refuses, the text is there to be selected. */
export function CopyDetails() {
  const [words, setWords] = useState<'about' | 'copied' | 'refused'>('about');
  const [text, setText] = useState('');
  const id = useId();
  const copy = async () => {
    const details = failureDetails();
    const isCopied = await copyText(details);
    setWords(isCopied ? 'copied' : 'refused');
    setText(isCopied ? '' : details);
  };
  return (
    <div className={`${layout.list} ${css.details}`}>
      <Button aria-describedby={id} onClick={() => void copy()}>
        {detailsTexts.copy}
      </Button>
      <p id={id} className={css.words} role="status">
        {detailsTexts[words]}
      </p>
      {text ? (
        <textarea
          className={css.text}
          aria-label={detailsTexts.label}
          readOnly
          rows={8}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      ) : null}
    </div>
  );
}
