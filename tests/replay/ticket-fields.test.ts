import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeReceipt, type ReceiptNames, replay } from '../../workers/replay/replay.ts';

/** Runs whose tickets have every field between them. */
const RUNS: readonly Pick<ReceiptNames, 'lottery' | 'strategy' | 'bet'>[] = [
  { lottery: 'quina', strategy: 'quentes-frios' },
  { lottery: 'timemania' },
  { lottery: 'diadasorte' },
  { lottery: 'lotomania', bet: { mirror: true } },
];

test('the table of a ticket in docs/replay.md has its fields, with their types', () => {
  const tickets = RUNS.map((run) => replay(makeReceipt({ ...run, seed: 'a', now: '2026-11-20T12:00:00Z', games: 1 })));
  const made = Object.assign({}, ...tickets.map((each) => each.tickets[0]));
  const types = Object.entries(made).map(([name, value]) => [name, Array.isArray(value) ? 'number[]' : typeof value]);
  const [, table = ''] =
    /\n\| field of a ticket .*\n\|.*\n((?:\|.*\n)+)/.exec(readFileSync('docs/replay.md', 'utf8')) ?? [];
  const rows = Array.from(table.matchAll(/^\| `(\w+)` \| ([\w[\]]+) \|/gm), ([, name, type]) => [name, type]);
  expect(rows.sort()).toEqual(types.sort());
});
