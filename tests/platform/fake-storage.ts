/**
 * How a fake storage behaves. `full` still lets keys be read, removed and made shorter; `forgets` takes every text and
 * keeps none.
 */
export type StorageMode = 'works' | 'blocked' | 'full' | 'forgets';

/** A `localStorage` for tests that can be blocked (throws at every touch) or full. */
export class FakeStorage {
  mode: StorageMode = 'works';
  readonly texts = new Map<string, string>();
  /** Every `setItem` that was asked for, refused or not. */
  writes = 0;

  getItem(key: string): string | null {
    this.touch();
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.touch();
    this.writes++;
    if (this.mode === 'full' && text.length > (this.texts.get(key)?.length ?? 0)) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    if (this.mode !== 'forgets') this.texts.set(key, text);
  }

  removeItem(key: string): void {
    this.touch();
    this.texts.delete(key);
  }

  clear(): void {
    this.touch();
    this.texts.clear();
  }

  /** The text under a key of the app. */
  kept(key: string): string | undefined {
    return this.texts.get(`robo-da-sorte:v1:${key}`);
  }

  /** Puts a text under a key of the app, whatever the mode. */
  put(key: string, text: string): void {
    this.texts.set(`robo-da-sorte:v1:${key}`, text);
  }

  /** The texts set aside for a key, in order. */
  setAside(key: string): string[] {
    const found: string[] = [];
    for (let n = 1; ; n++) {
      const text = this.kept(`set-aside:${key}:${n}`);
      if (text === undefined) return found;
      found.push(text);
    }
  }

  private touch(): void {
    if (this.mode === 'blocked') throw new DOMException('blocked', 'SecurityError');
  }
}
