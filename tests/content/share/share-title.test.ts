import { expect, test } from 'vitest';
import { sharedDay, sharedLottery } from '../../../src/content/share/share-title.ts';
import { anyTicket } from './any-ticket.ts';

test('tickets share a day and a lottery only where all have the same', () => {
  const one = anyTicket({ date: '2026-11-20T12:00:00.000Z' });
  expect([sharedDay([one, one]), sharedLottery([one, one])]).toEqual(['20/11/2026', 'megasena']);
  const late = anyTicket({ date: '2026-11-21T02:59:59.999Z' });
  expect(sharedDay([one, late])).toBe('20/11/2026');
  const other = anyTicket({ date: '2026-11-21T12:00:00.000Z', lotteryType: 'quina' });
  expect([sharedDay([one, other]), sharedLottery([one, other])]).toEqual([undefined, undefined]);
});
