import type { ReactNode } from 'react';
import { differencesOf } from '../../../workers/shared/draws/draw-differences.ts';
import type { DrawConflict } from '../../../workers/shared/draws/merge-draws.ts';
import { siteTexts } from '../../content/check/site.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';

interface Props {
  readonly conflict: DrawConflict;
  /** Takes the result of the site. */
  readonly onTake: () => void;
  /** A second button. */
  readonly children?: ReactNode;
}

/** The visitor's own result of a contest beside the different one of the site. */
export function SiteDiffers({ conflict, onTake, children }: Props) {
  const { kept, incoming } = conflict;
  return (
    <Notice
      actions={
        <>
          {children}
          <Button onClick={onTake}>{siteTexts.take}</Button>
        </>
      }
    >
      {siteTexts.differs(conflict, differencesOf(kept, incoming))}
    </Notice>
  );
}
