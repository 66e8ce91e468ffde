import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerTo } from '../../offline/answers.ts';
import { copiesOf } from '../../offline/copies.ts';
import { MAX_INCOMING_BYTES, MAX_INCOMING_FILES, runLock } from '../../workers/shared/incoming/handover.ts';
import { useFakeCaches } from './fake-caches.ts';

const SCOPE = 'https://site.example/robo/';
const ADDRESS = `${SCOPE}receber`;

/** The browser's locks: a request is granted once `letGo` was called, where somebody holds one. */
function useFakeLocks() {
  const asked: string[] = [];
  let letGo = () => {};
  let free = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: {
      async request(name: string, { signal }: LockOptions, callback: () => void) {
        asked.push(name);
        await Promise.race([free, new Promise((_, fail) => signal?.addEventListener('abort', fail))]);
        callback();
      },
    },
  });
  return {
    asked,
    hold: () => {
      free = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    letGo: () => letGo(),
  };
}

let caches: ReturnType<typeof useFakeCaches>;
let locks: ReturnType<typeof useFakeLocks>;
beforeEach(() => {
  caches = useFakeCaches();
  locks = useFakeLocks();
});

type Parts = readonly (readonly [name: string, value: string | File])[];

function formOf(parts: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value);
  }
  return form;
}

const post = (body: BodyInit, address = ADDRESS) =>
  answerTo(new Request(address, { method: 'POST', body }), copiesOf([], SCOPE), SCOPE);

/** How the page is told that it has come, and what waits for it. */
async function share(body: BodyInit) {
  const answer = await post(body);
  expect(answer?.status).toBe(303);
  const [page, told] = answer?.headers.get('Location')?.split('#recebido=') ?? [];
  expect(page).toBe(`${SCOPE}resultados?tab=file`);
  return told;
}
async function waiting() {
  const form = await caches.incoming.get(ADDRESS)?.clone().formData();
  return form && [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
}

const file = (name: string, text = 'x') => new File([text], name);

describe('what was shared', () => {
  test('a share is put aside: the files, without what was said beside them', async () => {
    const parts: Parts = [
      ['title', 'a title'],
      ['text', 'a caption'],
      ['files', file('a.csv')],
      ['files', file('__proto__')],
      ['other', file('b.csv')],
      ['files', 'no file'],
    ];
    expect(await share(formOf(parts))).toBe('waiting');
    expect(await waiting()).toEqual([
      ['files', 'a.csv'],
      ['files', '__proto__'],
    ]);
  });

  test.each<[Parts, string]>([
    [[...(['text', 'url', 'title'] as const).map((name) => [name, `the ${name}`] as const)], 'the text'],
    [
      [
        ['title', 'the title'],
        ['text', ' \n'],
        ['url', 'the url'],
      ],
      'the url',
    ],
    [[['title', 'the title']], 'the title'],
  ])('or a text: %o', async (parts, text) => {
    expect(await share(formOf(parts))).toBe('waiting');
    expect(await waiting()).toEqual([['text', text]]);
  });

  test('a share has no file where its field was left empty; one without a name, or without a byte, is one', async () => {
    // As browsers write it: a form that is made here would have a text in the place of a file without a name.
    const part = (name: string, text: string) =>
      `--x\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n${text}\r\n`;
    const body = (...parts: string[]) => new Blob([...parts, '--x--\r\n'], { type: 'multipart/form-data; boundary=x' });
    expect(await share(body(part('', '')))).toBe('nothing');
    expect(await share(body(part('', ''), part('empty.csv', ''), part('', '1 2 3')))).toBe('waiting');
    expect(await waiting()).toHaveLength(2);
  });

  test('takes the place of what was never taken', async () => {
    await share(formOf([['files', file('old.csv')]]));
    await share(formOf([['text', 'new']]));
    expect(await waiting()).toEqual([['text', 'new']]);
    expect(caches.incoming.size).toBe(1);
  });

  test('a share may be so many files, and no more, or a million signs', async () => {
    const many = Array.from({ length: MAX_INCOMING_FILES }, (_, i) => ['files', file(`${i}.csv`)] as const);
    expect(await share(formOf([...many, ['files', file('one more')]]))).toBe('too-many');
    expect(caches.incoming.size).toBe(0);
    expect(await share(formOf(many))).toBe('waiting');
    expect((await waiting())?.length).toBe(MAX_INCOMING_FILES);
    expect(await share(formOf([['text', 'é'.repeat(1e6)]]))).toBe('waiting');
    expect((await waiting())?.[0]?.[1]?.length).toBe(1e6);
  });

  test.each<[string, BodyInit]>([
    ['an empty form', new FormData()],
    ['spaces', formOf([['text', '  ']])],
    ['another form', new URLSearchParams({ text: ' ' })],
    ['no form', 'text=x'],
    ['half a form', new Blob(['--x\r\nContent-Disp'], { type: 'multipart/form-data; boundary=x' })],
  ])('a share is nothing: %s', async (_, body) => {
    expect(await share(body)).toBe('nothing');
    expect(caches.incoming.size).toBe(0);
  });

  test('a share is too large as a whole', async () => {
    const half = new File([new Uint8Array(MAX_INCOMING_BYTES / 2)], 'half');
    expect(await share(formOf([half, half].map((each) => ['files', each])))).toBe('waiting');
    caches.incoming.clear();
    expect(await share(formOf([half, half, file('more')].map((each) => ['files', each])))).toBe('too-large');
    expect(caches.incoming.size).toBe(0);
  });

  test.each(['isFull', 'isBlocked'] as const)('a share is refused where the browser keeps nothing: %s', async (why) => {
    caches[why] = true;
    expect(await share(formOf([['files', file('a.csv')]]))).toBe('refused');
  });

  test('a post to every other address goes to the host', () => {
    expect(post('x', `${SCOPE}new`)).toBeUndefined();
    expect(post('x', 'https://site.example/receber')).toBeUndefined();
  });
});

describe('a run that is under way', () => {
  const shared = formOf([['text', 'x']]);

  test('comes to its end before the page is left', async () => {
    locks.hold();
    const told: string[] = [];
    const answer = post(shared)?.then(() => told.push('answered'));
    await vi.waitFor(() => expect(locks.asked).toEqual([runLock(SCOPE)]));
    told.push('over');
    locks.letGo();
    await answer;
    expect(told).toEqual(['over', 'answered']);
    expect((await waiting())?.length).toBe(1);
  });

  test('a share waits for a run no longer than half a minute', async () => {
    vi.useFakeTimers();
    locks.hold();
    const answer = post(shared);
    await vi.waitFor(() => expect(locks.asked.length).toBe(1));
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await answer)?.status).toBe(303);
  });

  test('a browser without locks lets a share land at once', async () => {
    vi.stubGlobal('navigator', {});
    expect((await post(shared))?.status).toBe(303);
  });
});
