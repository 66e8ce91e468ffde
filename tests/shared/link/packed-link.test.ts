import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BitReader, BitWriter } from '../../../workers/shared/link/packed-bits.ts';
import { checksum } from '../../../workers/shared/link/packed-checksum.ts';
import { PackedError } from '../../../workers/shared/link/packed-error.ts';
import { seal } from '../../../workers/shared/link/packed-frame.ts';
import { readPacked, writePacked } from '../../../workers/shared/link/packed-link.ts';
import { SEED } from '../../../workers/shared/link/packed-values.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { ENGINE_VERSIONS } from '../../../workers/shared/run/engine-version.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { checkGenerateRequest, RequestError } from '../../../workers/shared/run/request.ts';
import { STRATEGY_IDS } from '../../../workers/shared/strategy/catalogue.ts';
import { officialHistory } from '../run/any-official.ts';
import { drawnSeeds, runs } from '../run/any-run.ts';
import { begun, bitsOf, forged, groups, NAMED } from './forged-link.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const RUN: Receipt = {
  engine: '3',
  lottery: 'megasena',
  strategy: 'quick',
  games: 3,
  seed: '0123456789abcdef0123456789abcdef',
  history: simulated('fedcba98765432100123456789abcdef', '2026-11-20'),
  now: '2026-11-20T12:34:56.789Z',
};
const LINK = writePacked(RUN);
const OTHERS = [
  { ...RUN, seed: 'a', now: '2026-11-20T12:34:56Z' },
  { ...RUN, strategy: 'numerologia', options: { name: 'Zé, «Ana» 🍀' } },
  { ...RUN, lottery: 'lotomania', swaps: [3, 0, 3], bet: { fixed: [1, 100], mirror: true } },
  { ...RUN, engine: '4', history: officialHistory('megasena', 30) },
] as const satisfies readonly Receipt[];

/** What a text is read as, or the fault that it is refused for. */
function readOf(text: string): Receipt | string {
  try {
    const receipt = readPacked(text);
    checkGenerateRequest(receipt);
    return receipt;
  } catch (error) {
    if (error instanceof PackedError) return error.fault;
    if (error instanceof RequestError) return `invalid ${error.problem.field}`;
    throw error;
  }
}

test('a packed link reads back as the very receipt: 600 of all options, bets and swaps', () => {
  fc.assert(
    fc.property(runs, (receipt) => {
      const text = writePacked(receipt);
      expect(text).toMatch(/^[\w-]+[A-Za-z]$/);
      expect(readPacked(text)).toEqual(receipt);
    }),
    { numRuns: 600, seed: 12 },
  );
});

test('its address has at most 80 characters after the path, whatever is drawn without options', () => {
  const given = fc.record({
    engine: fc.constantFrom(...ENGINE_VERSIONS),
    lottery: fc.constantFrom(...LOTTERIES.map(({ key }) => key)),
    strategy: fc.constantFrom(...STRATEGY_IDS),
    games: fc.integer({ min: 1, max: 20 }),
    seed: drawnSeeds,
    history: drawnSeeds.map((seed) => simulated(seed, '9999-12-31')),
    now: fc.constantFrom('9999-12-31T23:59:59.999Z', '2026-11-20T12:34:56Z'),
  });
  fc.assert(
    fc.property(given, (receipt) => {
      expect(`?r=${writePacked(receipt)}`.length).toBeLessThanOrEqual(80);
    }),
    { numRuns: 500, seed: 13 },
  );
});

describe('a packed link', () => {
  test('that is cut anywhere is called cut', () => {
    for (const text of [LINK, ...OTHERS.map(writePacked)]) {
      for (let end = 0; end < text.length; end++) expect(readOf(text.slice(0, end))).toBe('cut');
    }
  });

  test('one with one character that is another is refused, also one in upper or lower case', () => {
    for (const receipt of [RUN, OTHERS[0], OTHERS[3]]) {
      const text = writePacked(receipt);
      for (let at = 0; at < text.length; at++) {
        for (const other of `${DIGITS}.%é `) {
          if (other === text[at]) continue;
          const read = readOf(text.slice(0, at) + other + text.slice(at + 1));
          expect(['cut', 'damaged'], `${at} ${other}`).toContain(read);
        }
      }
    }
    for (const changed of [LINK.toLowerCase(), LINK.toUpperCase()]) {
      expect(['cut', 'damaged']).toContain(readOf(changed));
    }
  });

  test('one with a character too many or too few, or two that changed places, is refused', () => {
    for (let at = 0; at < LINK.length; at++) {
      const [before, after] = [LINK.slice(0, at), LINK.slice(at)];
      for (const changed of [`${before}x${after}`, before + after.slice(1)]) {
        expect(['cut', 'damaged']).toContain(readOf(changed));
      }
      const swapped = `${before}${after.slice(1, 2)}${after.slice(0, 1)}${after.slice(2)}`;
      if (swapped !== LINK) expect(['cut', 'damaged']).toContain(readOf(swapped));
    }
  });

  test.each(['.', ')', '),', '…', '_', '-', '*', '"', 'Boa sorte!'])(
    'that a chat lengthened by %j is itself',
    (end) => {
      for (const receipt of [RUN, OTHERS[0]]) {
        expect(readOf(writePacked(receipt) + end)).toEqual(receipt);
      }
    },
  );

  test('that stands in an address with another one is neither', () => {
    expect(readOf(`${LINK}\uFFFD${writePacked(OTHERS[0])}`)).toBe('damaged');
  });

  test('one of a newer packing, lottery or strategy is called newer, of a newer engine by its name', () => {
    const digits = [...LINK].map((letter) => DIGITS.indexOf(letter));
    const content = digits.slice(0, -5);
    const sum = checksum([...content, 3]);
    const tail = [18, 12, 6, 0].map((shift) => (sum >> shift) & 63);
    const text = [...content, ...tail, 3].map((digit) => DIGITS[digit]).join('');
    expect(readOf(text)).toBe('newer');
    // The fifth group of the content: the strategy; the one before it is the lottery.
    const groups = (...values: readonly number[]) =>
      values.flatMap((value) => [...value.toString(2).padStart(4, '0').split('').map(Number), 0]);
    const packed = (bits: readonly number[]) =>
      seal(
        Array.from({ length: Math.ceil(bits.length / 6) }, (_, i) =>
          Number.parseInt(
            bits
              .slice(i * 6, i * 6 + 6)
              .join('')
              .padEnd(6, '0'),
            2,
          ),
        ),
      );
    expect(readOf(packed(groups(3, LOTTERIES.length)))).toBe('newer');
    expect(readOf(writePacked({ ...RUN, engine: '99' as '3' }))).toBe('invalid engine');
  });

  test('that says what no run has is refused by the name of that', () => {
    expect(readOf(writePacked({ ...RUN, games: 21 }))).toBe('invalid games');
    expect(readOf(writePacked({ ...RUN, options: { root: 7 } }))).toBe('invalid options');
    expect(readOf(writePacked({ ...RUN, seed: 'x'.repeat(129) }))).toBe('invalid seed');
  });

  test('one of any content, or none, is read or refused, never anything else: 1,000', () => {
    const digits = fc.array(fc.nat(63), { maxLength: 120 });
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 90 }),
      fc.stringMatching(/^[\w-]{0,90}$/),
      // Whole by its checksum: what is read of it may be anything.
      digits.map((content) => seal(content)),
      // The same, of a run that begins well: engine 3, Mega-Sena, quick.
      digits.map((more) => seal([0b001100, 0, 0, ...more])),
      // The same with real draws.
      digits.map((more) => seal([0b001000, 0, 0, ...more], 2)),
    );
    const faults = new Set<unknown>();
    fc.assert(
      fc.property(texts, (text) => {
        const read = readOf(text);
        faults.add(typeof read === 'string' ? read : 'read');
      }),
      { numRuns: 1000, seed: 14 },
    );
    expect([...faults]).toEqual(expect.arrayContaining(['cut', 'damaged', 'newer']));
  });
});

test.each([
  ['strategy', { strategy: 'from-tomorrow' }],
  ['lottery', { lottery: 'from-tomorrow' }],
])('a %s that links do not know is not written as another one', (_, unknown) => {
  expect(() => writePacked({ ...RUN, ...unknown } as Receipt)).toThrow(RangeError);
});

/** Bits as a forger chooses them: any, long runs of one, and counts that go on and on. */
const forgedBits = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 2 ** 31 - 1 }).map((value) => bitsOf(value, 31)),
      fc.tuple(fc.nat(1), fc.nat(2000)).map(([bit, length]) => Array<number>(length).fill(bit)),
      fc.tuple(fc.integer({ min: 1, max: 300 }), fc.constantFrom(0, 1, 15)).map(([count, last]) => groups(count, last)),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.flat());

describe('a forged link with the right checksum', () => {
  test('a forged link that names a billion real draws is damaged', () => {
    const to = new BitWriter();
    // The engine, Mega-Sena, quick tickets, one of them.
    for (const value of [4, 0, 0, 1]) to.count(value);
    SEED.write(to, 'forged');
    to.count(7);
    to.flag(false);
    to.count(1e9);
    expect(readOf(seal(to.digits, 2))).toBe('damaged');
  });

  test.each([14, 256, 257, 700])('whose name has a character of %i groups is damaged', (count) => {
    for (const last of [0, 1]) {
      const name = [...groups(1, 1), ...groups(count, last)];
      expect(readOf(forged(NAMED, name))).toBe('damaged');
    }
  });

  test.each([0xd800, 0xdbff, 0xdc00, 0xdfff, 0x110000])(
    'whose name has the code %i, no character, is damaged',
    (code) => {
      const to = new BitWriter();
      begun(to, NAMED);
      for (const value of [2, 'A'.charCodeAt(0), code]) to.count(value);
      expect(readOf(seal(to.digits))).toBe('damaged');
    },
  );

  test('has no count that is no whole number, however many groups it has', () => {
    fc.assert(
      fc.property(forgedBits, (content) => {
        const to = new BitWriter();
        for (const bit of content) to.flag(bit === 1);
        const from = new BitReader(to.digits);
        for (;;) {
          try {
            const count = from.count();
            expect(Number.isSafeInteger(count), String(count)).toBe(true);
          } catch (error) {
            if (error instanceof PackedError) return;
            throw error;
          }
        }
      }),
      { numRuns: 300, seed: 15 },
    );
  });

  test('it is read or refused by name, never anything else: 1,000', () => {
    const parts = fc.option(fc.oneof(fc.constant(NAMED), fc.array(fc.boolean(), { minLength: 3, maxLength: 17 })), {
      nil: undefined,
    });
    const faults = new Set<string>();
    fc.assert(
      fc.property(parts, forgedBits, (begin, content) => {
        const read = readOf(forged(begin, content));
        faults.add(typeof read === 'string' ? read : 'read');
      }),
      { numRuns: 1000, seed: 16 },
    );
    expect([...faults]).toEqual(expect.arrayContaining(['damaged', 'newer', 'invalid options']));
  });
});

test('the checksum is the CRC-24 that is published', () => {
  // https://reveng.sourceforge.io/crc-catalogue/17plus.htm#crc.cat.crc-24-openpgp
  expect(checksum([...'123456789'].map((digit) => digit.charCodeAt(0)))).toBe(0x21cf02);
});

/** Links that somebody has: a line holds the link, and the receipt that it was made from. The file only grows. */
const SAMPLES = readFileSync(resolve(import.meta.dirname, 'packed-links.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t') as [link: string, receipt: string]);

test.each(SAMPLES)('a packed link of somebody is what it was: %s', (link, receipt) => {
  expect(readPacked(link)).toEqual(JSON.parse(receipt));
  expect(writePacked(JSON.parse(receipt))).toBe(link);
});
