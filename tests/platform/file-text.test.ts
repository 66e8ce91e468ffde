import { expect, test, vi } from 'vitest';
import { readTextFile } from '../../src/platform/file-text.ts';

test('a text file reads as its text', async () => {
  expect(await readTextFile(new Blob(['{"ação": 1}']), 100)).toEqual({
    ok: true,
    text: '{"ação": 1}',
  });
});

test('the byte order mark that Windows puts first is no part of the text', async () => {
  expect(await readTextFile(new Blob(['\uFEFF{}']), 100)).toEqual({ ok: true, text: '{}' });
});

test('a file of exactly the limit is read, a byte more is refused unread', async () => {
  expect(await readTextFile(new Blob(['1234']), 4)).toEqual({ ok: true, text: '1234' });
  const larger = new Blob(['12345']);
  const read = vi.spyOn(larger, 'arrayBuffer');
  expect(await readTextFile(larger, 4)).toEqual({ ok: false, reason: 'too-large' });
  expect(read).not.toHaveBeenCalled();
});

test('bytes that are no UTF-8 are no text', async () => {
  const latin1 = new Blob([new Uint8Array([0x61, 0xe7, 0xe3, 0x6f])]);
  expect(await readTextFile(latin1, 100)).toEqual({ ok: false, reason: 'not-text' });
});

test('a file that has gone by the time it is read is unreadable', async () => {
  const gone = new Blob(['x']);
  vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('x', 'NotReadableError'));
  expect(await readTextFile(gone, 100)).toEqual({ ok: false, reason: 'unreadable' });
});
