import { useEffect, useMemo, useRef } from 'react';
import { shareTexts } from '../../content/share/share.ts';
import { qrMatrix, qrPath } from './qr-matrix.ts';
import css from './share-dialog.module.css';

/** The QR code of a link: black on white also where the page is dark, for other phones' cameras. */
export function QrCode({ link }: { readonly link: string }) {
  const code = useRef<SVGSVGElement>(null);
  const matrix = useMemo(() => qrMatrix(link), [link]);
  // Newer browsers give a promise for it, which is nothing for React.
  useEffect(() => void code.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <svg
      ref={code}
      role="img"
      aria-label={shareTexts.qrName(link)}
      className={css.code}
      viewBox={`0 0 ${matrix.length} ${matrix.length}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#ffffff" />
      <path d={qrPath(matrix)} fill="#000000" />
    </svg>
  );
}
