import { chunk } from 'lodash';
import { expect, test } from 'vitest';
import { arc4 } from '../../tools/cli/lab/generator/arc4.ts';
import { samplersOf } from '../../tools/cli/lab/generator/samplers.ts';
import { type StreamRequest, streamBytes } from '../../tools/cli/lab/generator/stream-bytes.ts';
import { chiSquareP } from '../../workers/lab/theory/chi-square.ts';
import { LOTTERIES } from '../../workers/shared/lottery/lotteries.ts';

const WORDS: StreamRequest = { format: 'words', seed: 's', engine: '4', lottery: 'megasena' };

const AUDIT = { kind: 'audit', engine: '4', seed: 's', lottery: 'megasena', tickets: 1 } as const;

/** The first 65,536 bytes. */
const bytesOf = (request: StreamRequest): Uint8Array => streamBytes(request).next().value ?? new Uint8Array();

/** How often chance has bytes so unequal. */
function equalityP(bytes: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const byte of bytes) counts[byte] = (counts[byte] as number) + 1;
  const expected = bytes.length / 256;
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return chiSquareP(statistic, 255);
}

test('words have bytes that are as likely as each other, and equal seeds equal ones', () => {
  expect(equalityP(bytesOf(WORDS))).toBeGreaterThan(0.001);
  expect(bytesOf(WORDS)).toEqual(bytesOf(WORDS));
  expect(bytesOf({ ...WORDS, seed: 't' })).not.toEqual(bytesOf(WORDS));
});

test.each(LOTTERIES)('ranks of tickets of $key do too, cut to a power of two', ({ key }) => {
  expect(equalityP(bytesOf({ ...WORDS, format: 'ranks', lottery: key }))).toBeGreaterThan(0.0001);
});

test('arc4 gives what seedrandom 3.0.5 does, and takes a key and its repetition for one', () => {
  // seedrandom('ab').int32() >>> 0
  expect(arc4('ab')()).toBe(1_174_047_878);
  expect(arc4('abab')()).toBe(1_174_047_878);
});

test('the keys of a control stay short however many streams are open', () => {
  const keyed = samplersOf(AUDIT)['arc4-keys'];
  expect(keyed(0, 2 ** 40).next()).toBe(keyed(0, 2 ** 40 + 1).next());
});

test('ranks of a control come twice where two of its keys are one', () => {
  const bytes = bytesOf({ ...WORDS, format: 'ranks', control: 'arc4-keys' });
  const bits = [...bytes.subarray(0, 2500)].flatMap((byte) => byte.toString(2).padStart(8, '0').split('').reverse());
  // Of Mega-Sena a rank has 25 bits.
  const ranks = chunk(bits, 25).map((some) => some.join(''));
  const twice = ranks.filter((rank, i) => rank === ranks[i + 1]);
  expect(twice.length).toBeGreaterThan(0.4 * ranks.length);
});

test('the controls are broken where they say', () => {
  const modulo = bytesOf({ ...WORDS, control: 'modulo' });
  expect(Math.max(...modulo)).toBe(250);
  expect(equalityP(modulo)).toBeLessThan(1e-6);
  const keys = bytesOf({ ...WORDS, control: 'arc4-keys' });
  // Streams 2 and 3, of eight words each.
  expect(keys.subarray(64, 96)).toEqual(keys.subarray(32, 64));
  const neighbours = bytesOf({ ...WORDS, control: 'engine-2' });
  const word = (i: number) => new DataView(neighbours.buffer).getUint32(32 * i, true) / 2 ** 32;
  // Every third of three neighbours goes on as the first two began, but for what is carried.
  const whole = Array.from({ length: 300 }, (_, i) => word(i) - 2 * word(i + 1) + word(i + 2)).filter(
    (difference) => Math.abs(difference - Math.round(difference)) < 1e-6,
  );
  expect(whole.length).toBeGreaterThan(30);
});
