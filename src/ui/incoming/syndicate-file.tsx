import { useEffect, useRef, useState } from 'react';
import { incomingTexts } from '../../content/incoming/incoming.ts';
import { groupRefusalText } from '../../content/syndicate/incoming.ts';
import { dismissOwn, type IncomingFile } from '../../state/incoming/incoming.ts';
import { openFile } from '../../state/syndicate/incoming.ts';
import { Button } from '../parts/button.tsx';
import { useGoToGroup } from '../syndicate/use-fragment.ts';
import css from './own-file.module.css';

/** A file with a group that bets together: shown on its page when somebody says so, or why it cannot be. */
export function SyndicateFile({ id, file }: Pick<IncomingFile, 'id' | 'file'>) {
  const [refusal, setRefusal] = useState<string>();
  const goToGroup = useGoToGroup();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const show = async () => {
    const why = await openFile(file);
    if (why) return setRefusal(groupRefusalText(why));
    dismissOwn(id);
    goToGroup();
  };
  return (
    <section className={css.card}>
      <h2 ref={heading} className={css.title} tabIndex={-1}>
        {incomingTexts.groupTitle}
      </h2>
      <p className={css.name}>{file.name}</p>
      <p role="status">{refusal ?? incomingTexts.group}</p>
      <div className={css.actions}>
        {refusal ? null : (
          <Button look="primary" onClick={() => void show()}>
            {incomingTexts.toGroup}
          </Button>
        )}
        <Button onClick={() => dismissOwn(id)}>{incomingTexts.close}</Button>
      </div>
    </section>
  );
}
