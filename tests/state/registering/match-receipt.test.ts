import { beforeAll, describe, expect, test } from 'vitest';
import { matchReceipt, type ReceiptFault, type ReceiptMatch } from '../../../src/state/registering/match-receipt.ts';
import { setResultsPool } from '../../../src/state/results/reader-pool.ts';
import type { SavedGame } from '../../../src/state/saved-games/game.ts';
import { poolHere } from '../results/results-page.ts';
import { oneOfEach, ticketOf } from '../saved-games/tickets.ts';

beforeAll(() => setResultsPool(poolHere()));

const { signal } = new AbortController();
const match = (games: readonly SavedGame[], text: string): Promise<ReceiptMatch | ReceiptFault> =>
  matchReceipt(games, text, signal);

const mega = [ticketOf(1), ticketOf(2)];
const PRINTED = 'MEGA-SENA\n02 51 52 53 54 55\n03 51 52 53 54 55';

describe('games beside a receipt', () => {
  test('games of the receipt are registered', async () => {
    expect(await match(mega, PRINTED)).toMatchObject({ bets: 2, registered: 2, near: [], missing: [], others: [] });
  });

  test('missing and nearly equal games are named by their places', async () => {
    expect(await match(mega, '02 51 52 53 54 55\n09 51 52 53 54 55')).toMatchObject({
      registered: 1,
      near: [{ bet: { place: 1 }, missing: 3, instead: 9 }],
    });
  });

  test('a mirror of Lotomania is printed as a bet of its own', async () => {
    const lotomania = oneOfEach.filter(({ lotteryType }) => lotteryType === 'lotomania');
    const [{ numbers = [] } = {}] = lotomania;
    const games = lotomania.map((game) => ({ ...game, mirror: true as const }));
    expect(await match(games, numbers.join(' '))).toMatchObject({
      bets: 2,
      registered: 1,
      missing: [{ place: 0, isMirror: true }],
    });
  });

  const one = mega.slice(0, 1);
  const followed = one.map((game) => ({
    ...game,
    follow: { from: 2943, draws: 3 },
    registered: { on: '2026-11-24', draw: '2026-11-26' },
  }));
  const single = followed.map((game) => ({ ...game, follow: { from: 2943, draws: 1 } }));
  const LINE = '02 51 52 53 54 55';

  test.each([
    ['02 51 52 53 54 55 56', [56]],
    ['A 02 51 52 53 54 55 56 57\nR$ 168,00', [56, 57]],
    // Receipts print ascending numbers.
    ['01 02 51 52 53 54 55', [1]],
    ['02 10 51 52 53 54 55', [10]],
    ['02 10 11 12 51 52 53 54 55', [10, 11, 12]],
  ])('games in %j have further numbers beside them', async (text, numbers) => {
    expect(await match(one, text)).toMatchObject({
      registered: 1,
      missing: [],
      near: [],
      others: [],
      more: [{ bet: { place: 0 }, numbers }],
    });
  });

  test.each([
    [`Quina ${LINE}`, 'quina'],
    [`LOTO FÁCIL\n${LINE}`, 'lotofacil'],
    [`MEGA-SENA\nQuina\n${LINE}`, undefined],
    [`Lotérica da Esquina, máquina 7\n${LINE}`, undefined],
    [LINE, undefined],
  ])('%j may be of another lottery, even where the numbers are the same', async (text, otherLottery) => {
    const outcome = await match(one, text);
    expect(outcome).toMatchObject({ registered: 1, more: [] });
    expect('otherLottery' in outcome ? outcome.otherLottery : undefined).toBe(otherLottery);
  });

  test('a receipt of another contest is reported with both', async () => {
    expect(await match(single, `MEGA-SENA CONC. 2901\n${LINE}\n20/08/2026`)).toMatchObject({
      registered: 1,
      otherContests: { printed: [{ from: 2901, to: 2901 }], games: [{ from: 2943, to: 2943 }], isAll: true },
    });
    const two = [...followed, { ...(mega[1] as (typeof mega)[number]), follow: { from: 2950, draws: 1 } }];
    expect(await match(two, `CONC. 2943\n${LINE}\n03 51 52 53 54 55`)).toMatchObject({
      otherContests: { games: [{ from: 2950, to: 2950 }], isAll: false },
    });
  });

  test.each(['CONC. 2943', 'CONCURSO 2.945', 'Concursos 2940 a 2943', 'CONC 2901\nCONC 2944', ''])(
    '%j is a contest of the games, or none is told',
    async (told) => {
      expect(await match(followed, `${told}\n${LINE}`)).not.toHaveProperty('otherContests');
      expect(await match(one, `CONC. 2901\n${LINE}`)).not.toHaveProperty('otherContests');
    },
  );

  test('another day is reported only where the receipt calls it that of the draw', async () => {
    const other = { printed: '2026-08-20', games: '2026-11-26' };
    expect(await match(single, `${LINE}\nSorteio: 20/08/2026`)).toMatchObject({ otherDay: other });
    for (const text of ['20/08/2026', 'Sorteio: 26/11/2026', 'Sorteio 25/11/2026 26/11/26', 'Sorteio 31/02/2026'])
      expect(await match(single, `${LINE}\n${text}`)).not.toHaveProperty('otherDay');
    // Of several draws in a row only the first day is known.
    expect(await match(followed, `${LINE}\nSorteio: 28/11/2026`)).not.toHaveProperty('otherDay');
  });

  test.each([
    ['', { fault: 'empty' }],
    [' \n ', { fault: 'empty' }],
    ['x'.repeat(1_000_000), { fault: 'no-games' }],
    ['LOTERIAS, obrigado', { fault: 'no-games' }],
    ['Quina concurso 6.900: 04 12 23 34 45', { fault: 'other-lottery', lottery: 'quina' }],
    // Its tiers have the names of others.
    ['MEGA-SENA, sena, quina, quadra', { fault: 'no-games' }],
  ])('a text that cannot be compared is refused with the reason: %#', async (text, fault) => {
    expect(await match(mega, text)).toEqual(fault);
  });
});
