import { type MouseEvent, useEffect, useRef } from 'react';
import { savedTexts } from '../../content/saved-games/saved.ts';
import { takeRepeats } from '../../platform/repeated-tap.ts';
import { restore } from '../../state/saved-games/changes.ts';
import type { Undo } from '../../state/saved-games/groups.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import { focusHeading } from '../parts/heading-focus.ts';
import css from './saved-list.module.css';

/** What stands in place of deleted games: that they are gone, and «Desfazer», which takes the focus that they had. */
export function GhostRow({ undo }: { readonly undo: Undo }) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) row.current?.querySelector('button')?.focus();
  }, []);
  const words = savedTexts.removed(undo.removed.map(({ game }) => game));
  const bringBack = async ({ nativeEvent }: MouseEvent) => {
    takeRepeats(nativeEvent);
    focusHeading();
    if ((await restore(undo)) === 'full') showToast(savedTexts.undoFailed);
  };
  return (
    <li ref={row} className={css.ghost}>
      <p>{words}</p>
      <Button look="quiet" aria-description={words} onClick={bringBack}>
        {savedTexts.undo}
      </Button>
    </li>
  );
}
