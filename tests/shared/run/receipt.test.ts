import { expect, test } from 'vitest';
import { simulated } from '../../../workers/shared/run/history.ts';
import { type Receipt, writeReceipt } from '../../../workers/shared/run/receipt.ts';

const NAMES = {
  seed: 'abc',
  history: simulated('h1', '2026-11-20'),
  now: '2026-11-20T12:00:00Z',
} as const;

/** Receipts as builds with engine 2 and 3 wrote them, byte for byte. */
test.each<[string, Receipt]>([
  [
    '{"engine":"2","lottery":"lotomania","strategy":"quick","games":20,"seed":"abc","historySeed":"h1","date":"2026-11-20","now":"2026-11-20T12:00:00Z"}',
    { ...NAMES, engine: '2', lottery: 'lotomania', strategy: 'quick', games: 20 },
  ],
  [
    '{"engine":"3","lottery":"quina","strategy":"cercamento","games":6,"seed":"abc","historySeed":"h1","date":"2026-11-20","now":"2026-11-20T12:00:00Z","options":{"pool":[5,1,80,13,27],"hits":3}}',
    {
      ...NAMES,
      engine: '3',
      lottery: 'quina',
      strategy: 'cercamento',
      games: 6,
      options: { pool: [5, 1, 80, 13, 27], hits: 3 },
    },
  ],
])('a receipt is written as it always was: %s', (text, receipt) => {
  expect(JSON.stringify(writeReceipt(receipt))).toBe(text);
});
