import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { textType } from '../../tools/build/media-types.ts';

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
const texts = files.filter(textType).map((file) => `dist/${file}`);

test.each([
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const)('each text file has its %s, which is of the finished file', (end, decompress) => {
  expect(texts).toContain('dist/vip1922.html');
  const [without, written] = [false, true].map((is) => texts.filter((file) => existsSync(file + end) === is));
  expect(without?.filter((file) => readFileSync(file).length >= 200)).toEqual([]);
  const isOld = (file: string) => !decompress(readFileSync(file + end)).equals(readFileSync(file));
  expect(written?.filter(isOld)).toEqual([]);
});
