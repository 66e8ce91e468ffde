import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadCsv, shareMessage } from '../../../src/state/share/send.ts';
import { includePerson, openShare, sharing } from '../../../src/state/share/share.ts';
import { closeDialog, dialogs } from '../../../src/state/shell/dialogs.ts';
import { readPacked } from '../../../workers/shared/link/packed-link.ts';
import { simulated } from '../../../workers/shared/run/history.ts';
import type { Receipt } from '../../../workers/shared/run/receipt.ts';
import { anyTicket } from '../../content/share/any-ticket.ts';

const RECEIPT: Receipt = {
  engine: '3',
  lottery: 'quina',
  strategy: 'numerologia',
  games: 2,
  seed: 'a',
  history: simulated('h', '2026-11-20'),
  now: '2026-11-20T12:00:00Z',
  options: { name: 'Ana' },
};
const TICKETS = [anyTicket({ lotteryType: 'quina' }), anyTicket({ lotteryType: 'quina' })];
const SHARED = { tickets: TICKETS, receipt: RECEIPT };

const share = vi.fn(async (_data: ShareData) => {});
const writeText = vi.fn(async (_text: string) => {});

/** The run of the link in a text. */
const runIn = (text = '') => readPacked(/\?r=(\S+)/.exec(text)?.[1] ?? '');

beforeEach(() => {
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  vi.stubGlobal('location', { origin: 'https://robo.example' });
});
afterEach(() => {
  vi.clearAllMocks();
});

test('a message goes to the share sheet, its link without the person', async () => {
  expect(await shareMessage(SHARED, false)).toBe('shared');
  const [{ title, text } = {}] = share.mock.lastCall ?? [];
  expect(title).toBe('Quina · 2 jogos');
  expect(runIn(text).options).toEqual({ root: 7 });
  await shareMessage(SHARED, true);
  expect(runIn(share.mock.lastCall?.[0].text).options).toEqual({ name: 'Ana' });
});

test('where there is no share sheet it is copied, and where that fails it says so', async () => {
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  expect(await shareMessage({ ...SHARED, receipt: null }, false)).toBe('copied');
  expect(writeText.mock.lastCall?.[0]).not.toContain('http');
  const field = { select: vi.fn(), remove: vi.fn() };
  const body = { append: vi.fn() };
  const parts = { createElement: () => field, querySelector: () => null, body };
  vi.stubGlobal('document', { ...parts, execCommand: () => false });
  vi.stubGlobal('HTMLElement', class {});
  writeText.mockRejectedValue(new Error('no'));
  expect(await shareMessage(SHARED, false)).toBe('failed');
});

test('what is shared is there once the dialog opens, without the person of the last time', async () => {
  includePerson(true);
  openShare(TICKETS, RECEIPT);
  await expect.poll(() => dialogs.named).toEqual(['share']);
  expect(sharing).toMatchObject({ shared: { tickets: TICKETS, receipt: RECEIPT } });
  expect(sharing.withPerson).toBe(false);
  closeDialog();
});

test('a table is offered as UTF-8 with its mark', async () => {
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:1';
  });
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  vi.useFakeTimers();
  expect(downloadCsv(TICKETS, 'jogos')).toBe(true);
  expect(link.download).toBe('jogos.csv');
  vi.useRealTimers();
  const bytes = new Uint8Array((await blobs[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect([...bytes.slice(0, 7)]).toEqual([0xef, 0xbb, 0xbf, ...Buffer.from('Jogo')]);
});
