import fc from 'fast-check';
import { readSyndicate } from '../../../src/state/syndicate/read-syndicate.ts';
import { MAX_CENTS, type Syndicate } from '../../../src/state/syndicate/syndicate.ts';
import { betSizes } from '../../../workers/shared/bet/bet.ts';
import { allNumbers, LOTTERIES, type Lottery } from '../../../workers/shared/lottery/lotteries.ts';

/** Names as people have them, and as strangers write them. */
const names = fc.constantFrom(
  'Ana',
  'José da Silva',
  'Zé «Bolão» 🍀',
  '李小龙',
  'سارة',
  '<b>x</b>',
  '__proto__',
  'x'.repeat(60),
);

function gamesOf(lottery: Lottery) {
  const all = allNumbers(lottery);
  return fc.record(
    {
      numbers: fc
        .constantFrom(...betSizes(lottery))
        .chain((size) => fc.shuffledSubarray(all, { minLength: size, maxLength: size }))
        .map((numbers) => numbers.sort((a, b) => a - b)),
      ...(lottery.extra === 'team' && { team: fc.integer({ min: 1, max: 80 }) }),
      ...(lottery.extra === 'month' && { month: fc.integer({ min: 1, max: 12 }) }),
      ...(lottery.hasMirror && { mirror: fc.constant(true) }),
    },
    { requiredKeys: ['numbers'] },
  );
}

/** From 1990 on. */
const days = fc.integer({ min: 7305, max: 20_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));

/** Groups over all that one can hold, as they are read: of any lottery, with and without names. */
export const groups: fc.Arbitrary<Syndicate> = fc.constantFrom(...LOTTERIES).chain((lottery) =>
  fc
    .record(
      {
        id: fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex')),
        revision: fc.integer({ min: 300, max: 1_000_000 }),
        name: names,
        lottery: fc.constant(lottery.key),
        games: fc.array(gamesOf(lottery), { minLength: 1, maxLength: 5 }),
        follow: fc.record({ from: fc.integer({ min: 1, max: 99_999 }), draws: fc.integer({ min: 1, max: 24 }) }),
        draw: days,
        receipt: names,
        cents: fc.integer({ min: 1, max: MAX_CENTS }),
        members: fc.uniqueArray(
          fc.record(
            {
              id: fc.integer({ min: 1, max: 300 }),
              name: names,
              quotas: fc.integer({ min: 1, max: 999 }),
              paid: fc.boolean(),
            },
            { requiredKeys: ['id', 'quotas', 'paid'] },
          ),
          { maxLength: 12, selector: ({ id }) => id },
        ),
        prize: fc.integer({ min: 1, max: MAX_CENTS }),
      },
      { requiredKeys: ['id', 'revision', 'name', 'lottery', 'games', 'cents', 'members'] },
    )
    .map(groupOf),
);

/** The value as a group; throws where it is none. */
export function groupOf(value: unknown): Syndicate {
  const read = readSyndicate(value);
  if ('fault' in read) throw new Error(`no group: ${read.fault}`);
  return read.group;
}

/** Three friends and two games of Mega-Sena. */
export const FRIENDS = groupOf({
  id: '0123456789abcdef0123456789abcdef',
  revision: 4,
  name: 'Turma da firma',
  lottery: 'megasena',
  games: [{ numbers: [1, 2, 3, 4, 5, 6] }, { numbers: [10, 20, 30, 40, 50, 60] }],
  follow: { from: 2943, draws: 1 },
  draw: '2026-11-26',
  receipt: 'A1-42',
  cents: 1200,
  members: [
    { id: 2, name: 'Ana', quotas: 2, paid: true },
    { id: 3, name: 'Bruno', quotas: 1, paid: false },
    { id: 4, name: 'Caio', quotas: 3, paid: false },
  ],
});
