import { answerTo } from './answers.ts';
import type { BuiltFile } from './built-file.ts';
import { copiesOf } from './copies.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The build replaces this by its list of files. */
  readonly __WB_MANIFEST: readonly BuiltFile[];
};

const { registration } = self;
const { scope } = registration;
const copies = copiesOf(self.__WB_MANIFEST, scope);

self.addEventListener('install', (event) => event.waitUntil(copies.fill()));

self.addEventListener('activate', (event) => {
  // A page that was open before takes its lazy files from the copies too.
  event.waitUntil(self.clients.claim().then(tidy));
  // Versions until 0.7.0 kept the host's results here.
  event.waitUntil(caches.delete(`robo-da-sorte-results:${scope}`));
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request, copies, scope);
  if (!answer) return;
  event.respondWith(answer);
  if (event.request.mode === 'navigate') event.waitUntil(answer.then(tidy, () => {}));
});

/**
 * Drops the files of versions that no tab can need: none is open, and no newer version is coming. A page that is being
 * opened is not among the open ones yet.
 */
async function tidy(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isUsed = open.some(({ url }) => url.startsWith(scope));
  if (isUsed || registration.installing || registration.waiting) return;
  await copies.dropOthers();
}
