import { beforeEach, describe, expect, test, vi } from 'vitest';
import { importPart, UnreachableError } from '../../src/platform/part-files.ts';

describe('a part whose file is asked for anew', () => {
  let send: ReadableStreamDefaultController<Uint8Array>;
  let asked: RequestInit[];
  let count = 0;

  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    vi.stubGlobal('document', { createElement: () => ({}), head: { append: () => {} } });
    vi.stubGlobal('fetch', async (_: string, options: RequestInit) => {
      asked.push(options);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          send = controller;
          options.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'text/javascript' } });
    });
  });

  /** A part that has failed once, and is wanted again. */
  async function wantedAgain(): Promise<Promise<string>> {
    const files = [`assets/part-${count++}.js`];
    const lost = () => Promise.reject(new Error('lost'));
    await expect(importPart(lost, files)).rejects.toThrow('lost');
    return importPart(async () => 'there', files);
  }

  /** A bit of it comes, and then nothing for so many seconds. */
  async function comesABit(seconds: number): Promise<void> {
    send.enqueue(new Uint8Array(100));
    await vi.advanceTimersByTimeAsync(seconds * 1000);
  }

  test('the part is waited for as long as some of it comes every ten seconds', async () => {
    const part = wantedAgain();
    await vi.advanceTimersByTimeAsync(0);
    for (let i = 0; i < 5; i++) await comesABit(9);
    send.close();
    expect(await part).toBe('there');
    expect(asked.map(({ cache }) => cache)).toEqual(['reload']);
  });

  test('the part is given up when nothing has come for ten seconds', async () => {
    const part = wantedAgain();
    const isRefused = expect(part).rejects.toThrow(UnreachableError);
    await vi.advanceTimersByTimeAsync(0);
    await comesABit(9);
    await comesABit(10);
    await isRefused;
    expect(asked[0]?.signal?.aborted).toBe(true);
  });

  test('the part is there as soon as the import comes that was given up, whatever else is asked for', async () => {
    const files = [`assets/part-${count++}.js`];
    let come = (_: string) => {};
    const coming = new Promise<string>((resolve) => {
      come = resolve;
    });
    const first = expect(importPart(() => coming, files)).rejects.toThrow(UnreachableError);
    await vi.advanceTimersByTimeAsync(10_000);
    await first;
    const next = importPart(() => coming, files);
    await vi.advanceTimersByTimeAsync(9000);
    come('there');
    expect(await next).toBe('there');
    expect(asked[0]?.signal?.aborted).toBe(true);
    expect(await importPart(() => coming, files)).toBe('there');
    expect(asked).toHaveLength(1);
  });

  test('the part is there although the browser does not end the import that hangs', async () => {
    let stops = 0;
    vi.stubGlobal('window', { stop: () => stops++ });
    const files = [`assets/part-${count++}.js`];
    const hangs = () => new Promise<string>(() => {});
    const first = expect(importPart(hangs, files)).rejects.toThrow(UnreachableError);
    await vi.advanceTimersByTimeAsync(10_000);
    await first;
    let part = '';
    void importPart(async () => 'there', files).then((value) => {
      part = value;
    });
    await vi.advanceTimersByTimeAsync(0);
    send.close();
    await vi.advanceTimersByTimeAsync(9000);
    expect([part, stops]).toEqual(['there', 1]);
  });

  test('a style of the part that has come is not asked for anew: it would override those after it', async () => {
    const styles: string[] = [];
    vi.stubGlobal('document', {
      createElement: () => ({}),
      head: {
        append(link: { href: string; onload: () => void }) {
          styles.push(link.href);
          queueMicrotask(() => link.onload());
        },
      },
    });
    const files = [`assets/part-${count++}.css`];
    await importPart(async () => 'there', files);
    await expect(importPart(() => Promise.reject(new Error('lost')), files)).rejects.toThrow('lost');
    expect(await importPart(async () => 'there', files)).toBe('there');
    expect([styles.length, asked.length]).toEqual([1, 0]);
  });
});
