import { expect, test } from 'vitest';
import { REFUSED_FEATURES } from '../../tools/build/permissions-policy.ts';
import { openBrowser } from './browser.ts';
import { awaitWorker } from './steps.ts';

const { open, site } = openBrowser({ moves: false });

/** What the app does with a browser that a site can be refused, as far as Chromium knows of it on every system. */
const USED = ['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture', 'screen-wake-lock'];

/** What Chromium says of a policy that was broken, or misspelt. */
const OF_POLICIES = /assignment|policy|refused in a worker/i;

type Answers = Record<string, string>;

/**
 * What comes of each sink that a page and a worker have, asked from a timer: what is asked through devtools itself may
 * pass the policy.
 */
function trySinks(): Promise<Answers> {
  const isPage = 'document' in globalThis;
  const attempts: Record<string, () => unknown> = {
    // biome-ignore lint/security/noGlobalEval: it is refused
    eval: () => globalThis.eval('1'),
    Function: () => new Function('return 1')(),
    Worker: () => new Worker('/sw.js'),
    'Worker of another site': () => new Worker('https://example.com/worker.js'),
    'another policy': () => (globalThis as unknown as Factory).trustedTypes.createPolicy('other', {}),
  };
  type Factory = { trustedTypes: { createPolicy(name: string, rules: object): unknown } };
  const ofPage: typeof attempts = {
    innerHTML: () => {
      document.createElement('p').innerHTML = '<b></b>';
    },
    insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b></b>'),
    'document.write': () => document.write('<b></b>'),
    DOMParser: () => new DOMParser().parseFromString('<b></b>', 'text/html'),
    'a script’s address': () => {
      document.createElement('script').src = '/sw.js';
    },
    'a script’s text': () => {
      document.createElement('script').text = '1';
    },
    srcdoc: () => {
      document.createElement('iframe').srcdoc = '<b></b>';
    },
    'the same policy again': () => (globalThis as unknown as Factory).trustedTypes.createPolicy('robo', {}),
    'service worker': () => navigator.serviceWorker.register('/sw.js'),
  };
  return new Promise((resolve) => {
    setTimeout(async () => {
      const answers: Answers = {};
      for (const [name, attempt] of Object.entries(isPage ? { ...attempts, ...ofPage } : attempts)) {
        answers[name] = await Promise.resolve()
          .then(attempt)
          .then(() => 'taken')
          .catch((error: Error) => error.name);
      }
      resolve(answers);
    });
  });
}

test('no text becomes HTML or a script, in the page and in a worker, and each try is told of', async () => {
  const { page, context } = await open({ path: null, serviceWorkers: 'allow', allow: OF_POLICIES });
  const told: string[] = [];
  context.on('console', (message) => told.push(`${message.type()} ${message.text()}`));
  await page.goto(`${site}/`);
  await awaitWorker(page);
  expect(told).toEqual([]);
  const [worker = expect.unreachable()] = page.workers();
  const threads = [() => page.evaluate(trySinks), () => worker.evaluate(trySinks)];
  for (const ask of threads) {
    told.length = 0;
    const answers = await ask();
    const names = Object.keys(answers);
    const evaluated = ['eval', 'Function'];
    const expected = names.map((name) => [name, evaluated.includes(name) ? 'EvalError' : 'TypeError']);
    expect(answers).toEqual(Object.fromEntries(expected));
    await expect.poll(() => told.filter((each) => OF_POLICIES.test(each)).length).toBeGreaterThanOrEqual(names.length);
  }
});

test('the page may do of what a browser can what the app uses, and nothing else', async () => {
  const { page, context } = await open({ path: null, allow: /Permissions policy violation/ });
  await context.grantPermissions(['clipboard-read', 'clipboard-write', 'geolocation', 'screen-wake-lock']);
  const told: string[] = [];
  context.on('console', (message) => told.push(message.text()));
  await page.goto(`${site}/`);
  await awaitWorker(page);
  // A name that is misspelt would be.
  expect(told).toEqual([]);
  type Policy = { featurePolicy: { features(): string[]; allowsFeature(name: string): boolean } };
  const features = await page.evaluate(() => {
    const { featurePolicy } = document as unknown as Policy;
    return featurePolicy.features().map((name) => [name, featurePolicy.allowsFeature(name)] as const);
  });
  const allowed = new Map(features);
  expect(USED.filter((name) => !allowed.get(name))).toEqual([]);
  expect(REFUSED_FEATURES.filter((name) => allowed.get(name))).toEqual([]);
  expect(REFUSED_FEATURES.filter((name) => allowed.has(name)).length).toBeGreaterThan(30);
  const answers = await page.evaluate(async () => {
    const tries = {
      copy: () => navigator.clipboard.writeText('x'),
      paste: () => navigator.clipboard.readText(),
      awake: () => navigator.wakeLock.request('screen'),
      place: () => new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject)),
    };
    const told = Object.entries(tries).map(([name, attempt]) =>
      attempt().then(
        () => [name, 'taken'],
        () => [name, 'refused'],
      ),
    );
    return Object.fromEntries(await Promise.all(told));
  });
  expect(answers).toEqual({ copy: 'taken', paste: 'refused', awake: 'taken', place: 'refused' });
});
