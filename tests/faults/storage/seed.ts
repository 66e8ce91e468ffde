/** A store and its records: by a field of theirs, or with keys beside them. */
export interface SeedStore {
  readonly keyPath?: string;
  readonly autoIncrement?: true;
  /** Values, or pairs of key and value where there is no `keyPath`. */
  readonly records?: readonly unknown[];
}

/** What is kept before the page comes: texts by the app's keys, databases with their stores. */
export interface Seed {
  readonly texts?: Readonly<Record<string, string>>;
  readonly databases?: Readonly<Record<string, { readonly stores: Readonly<Record<string, SeedStore>> }>>;
}

/**
 * A script that keeps all of this, once, before the page's own: who opens a database waits for who makes it. In a
 * record `{ bytes: [1] }` stands for bytes.
 */
export function seeded(...seeds: readonly Seed[]): string {
  const texts = Object.assign({}, ...seeds.map((one) => one.texts));
  const databases = Object.assign({}, ...seeds.map((one) => one.databases));
  return `(${keep})(${JSON.stringify(JSON.stringify({ texts, databases }))});`;
}

function keep(text: string): void {
  // The first document of a tab, about:blank, has no storage.
  if (location.protocol === 'about:' || localStorage.getItem('seeded')) return;
  localStorage.setItem('seeded', 'true');
  const { texts = {}, databases = {} }: Seed = JSON.parse(text, (_, part) => {
    const isBytes = typeof part === 'object' && part !== null && 'bytes' in part;
    return isBytes ? new Uint8Array(part.bytes) : part;
  });
  for (const [key, value] of Object.entries(texts)) localStorage.setItem(`robo-da-sorte:v1:${key}`, value);
  const { put } = IDBObjectStore.prototype;
  for (const [name, { stores }] of Object.entries(databases)) {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      for (const [store, { records = [], ...keys }] of Object.entries(stores)) {
        const made = request.result.createObjectStore(store, keys);
        for (const record of records) {
          const [key, value] =
            keys.keyPath === undefined ? (record as [IDBValidKey, object]) : [undefined, record as object];
          put.call(made, value, key);
        }
      }
    };
    request.onsuccess = () => request.result.close();
  }
}
