import { expect, test } from 'vitest';
import {
  linkFromReceipt,
  type Receipt,
  ReceiptError,
  receiptFromJson,
  receiptFromLink,
  replay,
} from '../../workers/replay/replay.ts';
import type { SimulatedReceipt } from '../../workers/shared/run/receipt.ts';
import { windowHash } from '../../workers/shared/run/window-name.ts';
import { officialHistory } from '../shared/run/any-official.ts';
import { thrownBy } from '../support/thrown-by.ts';

const SITE = 'https://robo.example/';
const NAMES: Omit<SimulatedReceipt, 'historySeed' | 'history'> = {
  engine: '4',
  lottery: 'quina',
  strategy: 'atrasados',
  games: 2,
  seed: 'abc',
  date: '2026-11-20',
  now: '2026-11-20T12:00:00Z',
};
const { contest, draws } = officialHistory('quina', 30);
const long = officialHistory('quina', 40);
const hash = windowHash('quina', long);
const kind = 'official';
const SHORT: Receipt = { ...NAMES, history: { kind, contest, draws } };
const NAMED: Receipt = { ...NAMES, history: { kind, contest, size: 40, hash } };

/** The error for what is refused. */
const faultOf = (run: () => unknown) => thrownBy(run, ReceiptError);

test('a receipt of real draws survives JSON and links, and replays without anything else', () => {
  expect(receiptFromJson(JSON.parse(JSON.stringify(SHORT)))).toEqual(SHORT);
  expect(receiptFromLink(linkFromReceipt(SHORT, SITE))).toEqual(SHORT);
  const { historySeed, history, ...rest } = { historySeed: undefined, ...SHORT };
  const other = replay({ ...rest, historySeed: 'h1' } as Receipt);
  expect(replay(SHORT).tickets).toEqual(replay(receiptFromLink(linkFromReceipt(SHORT, SITE))).tickets);
  expect(replay(SHORT).tickets).not.toEqual(other.tickets);
});

test('one of more draws has their name, and replays with the very draws beside it alone', () => {
  expect(receiptFromLink(linkFromReceipt(NAMED, SITE))).toEqual(NAMED);
  expect(faultOf(() => replay(NAMED))?.message).toContain('contests 2961 to 3000');
  const whole = { ...NAMES, history: { kind, contest, draws: long.draws } } as const;
  expect(receiptFromJson(whole)).toEqual(NAMED);
  const both = { ...NAMES, history: { kind, contest, size: 40, hash, draws: long.draws } } as const;
  expect(replay(both).tickets).toEqual(replay(whole).tickets);
  const others = {
    ...both,
    history: { ...both.history, draws: officialHistory('quina', 40, 'x').draws },
  };
  expect(faultOf(() => replay(others))?.field).toBe('history');
});

test.each<[string, object]>([
  ['a seed too', { ...SHORT, historySeed: 'h1' }],
  ['neither', { ...NAMES }],
  ['no object', { ...NAMES, history: 'official' }],
  ['another kind', { ...NAMES, history: { kind: 'imported', contest, draws } }],
  ['an unknown field', { ...NAMES, history: { kind, contest, draws, seed: 'x' } }],
  ['draws that are no lists', { ...NAMES, history: { kind, contest, draws: ['1 2 3 4 5'] } }],
  ['engine 3', { ...SHORT, engine: '3' }],
  ['no hash', { ...NAMES, history: { kind, contest, size: 40 } }],
])('a receipt with %s is refused for its history', (what, kept) => {
  const field = what === 'neither' ? 'historySeed' : 'history';
  const message = expect.stringMatching(/expected \S/);
  expect(faultOf(() => receiptFromJson(kept))).toMatchObject({ field, message });
});
