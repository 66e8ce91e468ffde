import fc from 'fast-check';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrMatrix, qrPath } from '../../../src/ui/share/qr-code.tsx';
import { writePacked } from '../../../workers/shared/link/packed-link.ts';
import { runs } from '../../shared/run/any-run.ts';

const PIXELS = 4;

/** What a camera reads of black squares on white. */
function readBack(path: string, size: number): string | undefined {
  const side = size * PIXELS;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let i = 0; i < PIXELS * PIXELS; i++) {
      const row = Number(y) * PIXELS + Math.floor(i / PIXELS);
      const at = (row * side + Number(x) * PIXELS + (i % PIXELS)) * 4;
      pixels.fill(0, at, at + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

test('the code of a link is read back as that link, with or without options', () => {
  fc.assert(
    fc.property(runs, (run) => {
      const link = `https://robo-da-sorte.example/?r=${writePacked(run)}`;
      const matrix = qrMatrix(link);
      expect(readBack(qrPath(matrix), matrix.length)).toBe(link);
    }),
    { numRuns: 25, seed: 15 },
  );
});

test('it has four empty squares on each side', () => {
  const matrix = qrMatrix('https://robo-da-sorte.example/?r=AbC');
  const edges = [
    ...matrix.slice(0, 4),
    ...matrix.slice(-4),
    ...matrix.map((row) => [...row.slice(0, 4), ...row.slice(-4)]),
  ];
  expect(edges.flat()).not.toContain(true);
  expect(matrix[4]?.[4]).toBe(true);
});
