import { expect, test } from 'vitest';
import { agree, type ClaimedDraw, isSameTeam } from '../../../tools/cli/results/fetch/agree.ts';
import type { OfficialDraw } from '../../../workers/shared/draws/official-draw.ts';
import type { LotteryKey } from '../../../workers/shared/lottery/lotteries.ts';
import { sampleDraws } from '../../draws/read/sample-draws.ts';

const ORIGINS = { sheet: ['sheet', 'a'], api: ['api', 'a'], mirror: ['api', 'b'], radio: ['broadcast', 'c'] } as const;

/** What the sources of a draw agree on; each source changes some facts. */
function agreed(lottery: LotteryKey, claims: { readonly [S in keyof typeof ORIGINS]?: Partial<OfficialDraw> }) {
  const [draw] = sampleDraws(lottery, 1);
  const all = Object.entries(claims).map(([source, facts]): ClaimedDraw => {
    const [origin, host] = ORIGINS[source as keyof typeof ORIGINS];
    return { source, origin, host, draw: { ...draw, ...facts } as OfficialDraw };
  });
  return { own: draw as OfficialDraw, ...agree(lottery, all) };
}

const OTHER = { numbers: [1, 2, 3, 4, 5] };
const DAY = { date: '2020-01-01' };

test.each<[string, LotteryKey, Parameters<typeof agreed>[1]]>([
  ['one source', 'quina', { sheet: {} }],
  ['a mirror and its original', 'quina', { api: {}, mirror: {} }],
  ['two origins on one host', 'quina', { api: {}, sheet: {} }],
  ['other numbers', 'quina', { sheet: {}, mirror: OTHER }],
  ['another day', 'quina', { sheet: {}, mirror: DAY }],
  ['no day', 'quina', { sheet: { date: undefined }, mirror: { date: undefined } } as never],
  ['another second draw', 'duplasena', { sheet: {}, mirror: { second: [1, 2, 3, 4, 5, 6] } }],
  ['no second draw', 'duplasena', { sheet: { second: undefined }, mirror: { second: undefined } } as never],
  ['another month', 'diadasorte', { sheet: { month: 1 }, mirror: { month: 2 } }],
  ['no month', 'diadasorte', { sheet: { month: undefined }, mirror: { month: undefined } } as never],
  ['another team', 'timemania', { sheet: { team: 'AMERICA/MG' }, mirror: { team: 'AMERICA/RN' } }],
  ['a team in one source', 'timemania', { sheet: {}, mirror: { team: undefined } } as never],
  ['two pairs that differ', 'quina', { sheet: {}, mirror: {}, api: OTHER, radio: OTHER }],
])('%s is no agreement', (_, lottery, claims) => {
  expect(agreed(lottery, claims).draw).toBeUndefined();
});

test('two independent sources give the draw, ascending, and a third one that differs is named', () => {
  const { own, draw, others } = agreed('duplasena', { sheet: {}, mirror: {}, api: {}, radio: DAY });
  const [numbers, second] = [own.numbers, own.second].map((list) => list?.toSorted((a, b) => a - b));
  const { isInDrawOrder: _, takings: __, ...rest } = own;
  expect(draw).toEqual({ ...rest, numbers, second });
  expect(others).toEqual(['radio']);
});

test('prizes are left out where one source alone gives them, or two pairs give others', () => {
  const paid = [{ hits: 5, winners: 77 }];
  for (const claims of [
    { sheet: {}, mirror: { paid } },
    { sheet: {}, mirror: {}, api: { paid }, radio: { paid } },
  ]) {
    expect(Object.keys(agreed('quina', claims).draw ?? {})).toEqual(['contest', 'date', 'numbers']);
  }
  expect(
    agreed('quina', { sheet: { paid: [] }, mirror: { paid: [] }, api: { paid }, radio: { paid } }).draw?.paid,
  ).toEqual(paid);
});

test('tiers that nobody has won yet are no prizes', () => {
  const paid = [{ hits: 5, winners: 0 }];
  expect(agreed('quina', { sheet: { paid }, mirror: { paid } }).draw).not.toHaveProperty('paid');
});

test('a team is the same without accents, case, padding and state, and the longest name decides', () => {
  expect(isSameTeam('AMÉRICA/MG', ' america / mg ')).toBe(true);
  expect(isSameTeam('???', '***')).toBe(false);
  const [sheet, mirror] = [{ team: 'AMERICA' }, { team: 'AMERICA/MG' }];
  const { draw, others } = agreed('timemania', { sheet, mirror, api: { team: 'AMERICA/RN' } });
  expect([draw?.team, others]).toEqual(['AMERICA/MG', ['api']]);
  expect(agreed('timemania', { sheet, mirror, radio: { team: 'AMERICA/RN' } }).draw).toBeUndefined();
});
