import { useEffect, useMemo, useRef } from 'react';
import { encode } from 'uqr';
import { shareTexts } from '../../content/share/share.ts';
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

/** Empty squares that a reader needs around a code. ISO/IEC 18004, section 9.1. */
const QUIET = 4;

/** The squares of the QR code of a text, row by row, true for black, with its quiet zone. */
export function qrMatrix(text: string): readonly (readonly boolean[])[] {
  return encode(text, { ecc: 'M', border: QUIET }).data;
}

/** The black squares as the path of an SVG whose unit is a square. */
export function qrPath(matrix: readonly (readonly boolean[])[]): string {
  return matrix.flatMap((row, y) => row.map((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
