import {
  type Arrival,
  INCOMING_FIELDS,
  INCOMING_PATH,
  incomingCache,
  landing,
  MAX_INCOMING_BYTES,
  MAX_INCOMING_FILES,
  runLock,
} from '../workers/shared/incoming/handover.ts';

/** Longest that a share waits for a run, in milliseconds: a page in the background may have stopped in the middle. */
const WAIT_MS = 30_000;

/**
 * Puts aside what was shared with the app, in the place of what was shared before and never taken, and leads to the
 * page that reads it. That page takes the place of one that is open, so it comes after a run that is under way there.
 */
export async function receive(request: Request, scope: string): Promise<Response> {
  const arrival = await putAside(request, scope);
  await afterRun(scope);
  return Response.redirect(scope + landing(arrival), 303);
}

async function putAside(request: Request, scope: string): Promise<Arrival> {
  const shared = await request.formData().then(
    (form) => whatCounts(form),
    () => undefined,
  );
  if (!shared) return 'nothing';
  if (shared.form.getAll(INCOMING_FIELDS.files).length > MAX_INCOMING_FILES) return 'too-many';
  if (shared.bytes > MAX_INCOMING_BYTES) return 'too-large';
  try {
    const cache = await caches.open(incomingCache(scope));
    await cache.put(scope + INCOMING_PATH, new Response(shared.form));
    return 'waiting';
  } catch {
    return 'refused';
  }
}

/** The files, or else the first text that is more than spaces; undefined where there is neither. */
function whatCounts(given: FormData): { readonly form: FormData; readonly bytes: number } | undefined {
  const form = new FormData();
  let bytes = 0;
  for (const file of given.getAll(INCOMING_FIELDS.files)) {
    // A field for files that was left empty sends one without a name.
    if (typeof file === 'string' || (file.name === '' && file.size === 0)) continue;
    form.append(INCOMING_FIELDS.files, file);
    bytes += file.size;
  }
  if (form.has(INCOMING_FIELDS.files)) return { form, bytes };
  const { text, url, title } = INCOMING_FIELDS;
  for (const field of [text, url, title]) {
    const value = given.get(field);
    if (typeof value !== 'string' || value.trim() === '') continue;
    form.set(text, value);
    return { form, bytes: new Blob([value]).size };
  }
  return undefined;
}

async function afterRun(scope: string): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), WAIT_MS);
  try {
    await navigator.locks.request(runLock(scope), { signal: controller.signal }, () => {});
  } catch {
    // It has waited for long enough, or the browser has no locks.
  } finally {
    clearTimeout(timer);
  }
}
