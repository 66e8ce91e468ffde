import { resolvePDFJS } from 'pdfjs-serverless';

/** A number in a cell of a playslip on paper. */
export interface PaperCell {
  readonly number: string;
  /** True with a thick edge, false with a thin one. */
  readonly isMarked: boolean;
}

/** What can be read on a page of paper. */
export interface PaperPage {
  readonly text: string;
  readonly cells: readonly PaperCell[];
}

/** From this width on, in pixels of the page, an edge is a thick one: 0.8 mm, not 0.2. */
const THICK = 2;

/** The pages of a PDF that Chromium has printed: their words, and the cells with their edges. */
export async function readPdf(data: Uint8Array): Promise<PaperPage[]> {
  const { getDocument, OPS } = await resolvePDFJS();
  const file = await getDocument({ data: new Uint8Array(data), useSystemFonts: true }).promise;
  const pages: PaperPage[] = [];
  for (let i = 1; i <= file.numPages; i++) {
    const page = await file.getPage(i);
    const { fnArray, argsArray } = await page.getOperatorList();
    const cells: PaperCell[] = [];
    const lines: string[] = [];
    let width = 0;
    let edge = 0;
    let line = '';
    fnArray.forEach((operator: number, at: number) => {
      const args = argsArray[at];
      if (operator === OPS.setGState) {
        width = new Map<string, number>(args[0]).get('LW') ?? width;
      } else if (operator === OPS.stroke) edge = width;
      else if (operator === OPS.beginText) line = '';
      else if (operator === OPS.showText) {
        line += args[0].map((glyph: { unicode?: string }) => glyph.unicode ?? '').join('');
      } else if (operator === OPS.endText) {
        lines.push(line);
        if (/^\d\d$/.test(line)) cells.push({ number: line, isMarked: edge >= THICK });
      }
    });
    pages.push({ text: lines.join('\n'), cells });
  }
  return pages;
}
