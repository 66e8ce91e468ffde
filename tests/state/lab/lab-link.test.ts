import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { labLink, readLab, writeLab } from '../../../src/state/lab/lab-link.ts';
import type { LabRequest } from '../../../workers/shared/lab/lab-request.ts';
import { simulated } from '../../../workers/shared/run/history.ts';

const names = { engine: '4', seed: 'abc' } as const;
const run = {
  engine: '4',
  lottery: 'quina',
  strategy: 'quick',
  games: 2,
  seed: 's',
  now: '2026-11-25T12:00:00Z',
  history: simulated('h', '2026-11-25'),
} as const;

const REQUESTS: readonly LabRequest[] = [
  { kind: 'simulate', ...names, bet: { kind: 'anew', run }, draws: 1000, money: { price: 600, prizes: [1, 2, 3, 4] } },
  {
    kind: 'simulate',
    ...names,
    bet: { kind: 'games', lottery: 'quina', games: [{ numbers: [1, 2, 3, 4, 5] }] },
    draws: 5,
  },
  { kind: 'walk', ...names, lottery: 'megasena', draws: { kind: 'simulated', size: 300 }, games: 20 },
  {
    kind: 'walk',
    ...names,
    lottery: 'megasena',
    draws: { kind: 'rigged', size: 300, numbers: [1, 60], weight: 2 },
    games: 1,
  },
];

beforeEach(() => vi.stubGlobal('location', { origin: 'https://a.example' }));

describe('the link of an experiment', () => {
  test.each(REQUESTS)('gives back what it names: %o', (request) => {
    expect(readLab(writeLab(request))).toEqual(request);
    const link = new URL(labLink(request) ?? '');
    expect(link.pathname).toBe('/laboratorio');
    expect(readLab(link.searchParams.get('lab') ?? '')).toEqual(request);
  });

  test('a link that was cut or changed names nothing', () => {
    const text = writeLab(REQUESTS[0] as LabRequest);
    for (let end = 0; end < text.length; end++) expect(readLab(text.slice(0, end))).toBeUndefined();
    const letter = fc.constantFrom(...'ABCXYZabcxyz019-_');
    fc.assert(
      fc.property(fc.nat(text.length - 1), letter, (at, other) => {
        fc.pre(text[at] !== other);
        expect(readLab(text.slice(0, at) + other + text.slice(at + 1))).toBeUndefined();
      }),
    );
  });

  test('a link to an audit of the generator is known as such', () => {
    const audit = { kind: 'audit', ...names, lottery: 'lotomania', tickets: 10_000 };
    expect(readLab(writeLab(audit as unknown as LabRequest))).toBe('audit');
  });

  test('a link with anything in it never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(readLab(text)).toBeUndefined();
      }),
    );
  });

  test('a request that no experiment may make names nothing, whatever its checksum', () => {
    const bad = [
      { ...REQUESTS[0], draws: 100_000_001 },
      { ...REQUESTS[1], bet: { kind: 'games', lottery: 'quina', games: [{ numbers: [1, 1, 2, 3, 4] }] } },
      { ...REQUESTS[1], bet: { kind: 'games', lottery: 'quina', games: [] } },
      { ...REQUESTS[2], games: 21 },
      { ...REQUESTS[3], draws: { kind: 'rigged', size: 300, numbers: [1, 61], weight: 2 } },
      { ...REQUESTS[3], draws: { kind: 'rigged', size: 300, numbers: [1], weight: 11 } },
      { ...REQUESTS[2], engine: '9' },
      { ...REQUESTS[2], lottery: 'federal' },
      { kind: 'other', ...names },
    ];
    for (const request of bad) expect(readLab(writeLab(request as LabRequest))).toBeUndefined();
  });

  test('a link that would be too long is none', () => {
    const numbers = Array.from({ length: 50 }, (_, i) => i + 51);
    const bet = {
      kind: 'games',
      lottery: 'lotomania',
      games: Array.from({ length: 40 }, () => ({ numbers })),
    } as const;
    expect(labLink({ kind: 'simulate', ...names, bet, draws: 1000 })).toBeUndefined();
  });
});
