import { beforeEach, expect, test, vi } from 'vitest';
import { downloadText } from '../../src/platform/download.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

test('a download offers the text under its name and lets go of it later', async () => {
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:1';
  });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  expect(downloadText('jogos.json', '{"a":"é"}')).toBe(true);
  expect(link).toMatchObject({ href: 'blob:1', download: 'jogos.json' });
  expect(link.click).toHaveBeenCalledOnce();
  expect(blobs[0]?.type).toBe('application/json');
  expect(await blobs[0]?.text()).toBe('{"a":"é"}');
  vi.advanceTimersByTime(39_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1');
});

test('a browser that cannot download says so', () => {
  vi.stubGlobal('document', {
    createElement: () => {
      throw new Error('no');
    },
  });
  expect(downloadText('jogos.json', '{}')).toBe(false);
});
