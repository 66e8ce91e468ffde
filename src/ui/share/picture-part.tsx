import { useEffect, useRef, useState } from 'react';
import { shareTexts } from '../../content/share/share.ts';
import { shareTitle } from '../../content/share/share-title.ts';
import { downloadFile } from '../../platform/download.ts';
import { canShareFiles, shareText } from '../../platform/share.ts';
import { pictureFile } from '../../state/share/send.ts';
import type { Shared } from '../../state/share/share.ts';
import { showToast } from '../../state/shell/toasts.ts';
import { Button } from '../parts/button.tsx';
import common from '../parts/common.module.css';
import layout from '../parts/layout.module.css';
import { Notice } from '../parts/notice.tsx';
import { drawPicture } from './draw-picture.ts';
import css from './share-dialog.module.css';

interface Props {
  readonly shared: Shared;
  readonly link: string | null;
}

/** The picture of the games: drawn, handed on at once where the browser lets us, then at a tap. */
export function PicturePart({ shared, link }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [file, setFile] = useState<File | 'drawing' | 'failed'>('drawing');
  const isOffered = useRef(false);
  const isShareable = typeof file === 'object' && canShareFiles([file]);
  useEffect(() => {
    const mine = new AbortController();
    setFile('drawing');
    drawPicture(canvas.current as HTMLCanvasElement, shared, link, mine.signal).then(
      (png) => {
        const drawn = pictureFile(shared, png);
        setFile(drawn);
        canvas.current?.scrollIntoView({ block: 'nearest' });
        // Once, for the tap that asked for it; where that is too long ago there is a button.
        if (isOffered.current) return;
        isOffered.current = true;
        if (canShareFiles([drawn])) void shareText({ files: [drawn] });
        else downloadFile(drawn.name, drawn);
      },
      () => {
        if (!mine.signal.aborted) setFile('failed');
      },
    );
    return () => mine.abort();
  }, [shared, link]);
  const download = (drawn: File) => {
    if (!downloadFile(drawn.name, drawn)) showToast(shareTexts.downloadFailed);
  };
  if (file === 'failed') return <Notice urgent>{shareTexts.drawFailed}</Notice>;
  return (
    <div className={`${layout.items} ${css.part}`}>
      <p role="status">{file === 'drawing' ? shareTexts.drawing : shareTexts.drawn}</p>
      {typeof file === 'object' ? (
        <div className={common.buttons}>
          {isShareable ? (
            <Button look="primary" onClick={() => void shareText({ files: [file] })}>
              {shareTexts.sharePicture}
            </Button>
          ) : null}
          <Button onClick={() => download(file)}>{shareTexts.downloadPicture}</Button>
        </div>
      ) : null}
      <canvas
        ref={canvas}
        role="img"
        aria-label={shareTexts.pictureName(shareTitle(shared.tickets))}
        className={css.picture}
      />
    </div>
  );
}
