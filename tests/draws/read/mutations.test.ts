import fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { isShortRound } from '../../../tools/build/test-rounds.ts';
import { LOTTERIES } from '../../../workers/shared/lottery/lotteries.ts';
import { SAMPLE_FORMS } from './files.ts';
import { expectWhole, read } from './read.ts';
import { sampleDraws } from './sample-draws.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A change of some bytes: where, in parts of the whole, how many go, and what comes. */
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof(fc.constantFrom(0, 1, 2), fc.nat(300)),
  added: fc.oneof(
    fc.uint8Array({ maxLength: 4 }),
    fc
      .constantFrom(
        ...['<', '>', '"', "'", '&', '&#0;', '<!--', '<![CDATA[', ']]>', '<!DOCTYPE a>', '</', '/>'],
        ...[';', ',', '\t', '\n', '\r', '=', '-', '0', '999999999999', '\uFEFF', '\0', '{', '[', ']'],
        ...['":', 'null', '1e999', 't="s"', 'r="A1"', 'Concurso', 'Bola1', 'PK\u0005\u0006'],
      )
      .map((text) => new TextEncoder().encode(text)),
  ),
});
const changes = fc.array(change, { minLength: 1, maxLength: 5 });

function changed(bytes: Uint8Array, list: readonly { at: number; removed: number; added: Uint8Array }[]) {
  return list.reduce<Bytes>((now, { at, removed, added }) => {
    const from = Math.floor(at * now.length);
    return Uint8Array.from([...now.subarray(0, from), ...added, ...now.subarray(from + removed)]);
  }, Uint8Array.from(bytes));
}

const files = Object.entries(SAMPLE_FORMS).map(([name, { write }], i) => {
  const { key } = LOTTERIES[i % LOTTERIES.length] ?? { key: 'quina' as const };
  return { name, key, bytes: write(key, sampleDraws(key, 6, i)) };
});

/** How often the parts of a spreadsheet are changed. */
const RUNS = isShortRound ? 50 : 120;

describe('bytes changed, gone or added anywhere', () => {
  test.each(files)('changed bytes in $name of $key are answered, and draws keep the rules', ({ bytes }) => {
    fc.assert(
      fc.property(changes, (list) => {
        expectWhole(read(changed(bytes, list)));
      }),
      { numRuns: isShortRound ? 40 : 100 },
    );
  });

  // A zip's sums see through all of them, so the parts are changed before they are packed.
  const sheets = files.filter(({ bytes }) => bytes[0] === 0x50);
  test.each(sheets)('changed bytes in the parts of $name of $key are answered', ({ bytes }) => {
    const parts = unzipSync(bytes);
    const names = Object.keys(parts).filter((name) => name.endsWith('.xml'));
    let taken = 0;
    fc.assert(
      fc.property(fc.constantFrom(...names), changes, (name, list) => {
        const part = changed(parts[name] ?? new Uint8Array(), list);
        const answer = read(zipSync({ ...parts, [name]: part }, { level: 1 }) as Bytes);
        expectWhole(answer);
        if (answer.ok) taken++;
      }),
      { numRuns: RUNS, seed: 13 },
    );
    // Some change a space, an attribute or a part that is not looked at.
    expect(taken).toBeGreaterThan(0.08 * RUNS);
    expect(taken).toBeLessThan(0.96 * RUNS);
  });
});

test('bytes of any kind are answered', () => {
  const starts = [[], [0x50, 0x4b, 3, 4], [0x5b], [0x7b, 0x22], [0xd0, 0xcf, 0x11, 0xe0], [0x3c]];
  const some = fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }));
  fc.assert(
    fc.property(some, ([start, rest]) => {
      expectWhole(read(Uint8Array.from([...start, ...rest])));
    }),
    { numRuns: 300 },
  );
});

test('JSON of any kind is answered', () => {
  const field = fc.constantFrom(
    ...['numero', 'concurso', 'dezenas', 'listaDezenas', 'data', 'loteria', '1', '__proto__'],
    ...['dezenasSorteadasOrdemSorteio', 'listaRateioPremio', 'premiacoes', 'dezenas2'],
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(fc.integer({ min: -1, max: 101 }), fc.constantFrom('05', 'quina', '01/01/2020', null)),
      fc.array(tie('value'), { maxLength: 6 }),
      fc.dictionary(field, tie('value'), { maxKeys: 5 }),
    ),
  }));
  fc.assert(
    fc.property(value, (some) => {
      const text = JSON.stringify(some);
      expectWhole(read(new TextEncoder().encode(text)));
      expectWhole(read(new TextEncoder().encode(text), { lottery: 'quina' }));
    }),
    { numRuns: 300 },
  );
});
