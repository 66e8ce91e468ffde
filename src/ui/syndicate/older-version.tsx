import { useEffect, useId, useRef, useState } from 'react';
import type { Syndicate } from '../../../workers/shared/syndicate/syndicate.ts';
import { incomingTexts, versionText } from '../../content/syndicate/incoming.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import css from './syndicate.module.css';

interface Props {
  readonly came: Syndicate;
  readonly kept: Syndicate;
  readonly onTake: () => void;
}

/** The way to a version that came and calls itself older than the kept one: a question that says what both are. */
export function OlderVersion({ came, kept, onTake }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const id = useId();
  const wasAsked = useRef(false);
  useEffect(() => {
    // The button that had the focus is gone; the question, or later the way to it, has it.
    if (isAsked !== wasAsked.current) document.getElementById(id)?.focus();
    wasAsked.current = isAsked;
  }, [isAsked, id]);
  if (!isAsked) {
    return (
      <Button id={id} wide onClick={() => setIsAsked(true)}>
        {incomingTexts.takeOlder}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a form's borders and widths
    <div role="group" aria-labelledby={id} className={css.older}>
      <p id={id} className={css.question} tabIndex={-1}>
        {incomingTexts.olderQuestion}
      </p>
      <p>
        <b>{incomingTexts.olderCame}:</b> {versionText(came)}
      </p>
      <p>
        <b>{incomingTexts.olderKept}:</b> {versionText(kept)}
      </p>
      <p className={common.small}>{incomingTexts.olderHint}</p>
      <div className={css.actions}>
        <Button look="primary" onClick={onTake}>
          {incomingTexts.takeIt}
        </Button>
        <Button onClick={() => setIsAsked(false)}>{incomingTexts.keepMine}</Button>
      </div>
    </div>
  );
}
