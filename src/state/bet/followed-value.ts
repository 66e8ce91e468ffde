import { proxy, ref } from 'valtio/vanilla';
import { followStored } from '../../platform/storage-events.ts';
import type { Format } from '../../platform/stored-value.ts';
import { type KeptCode, keptValue } from '../../platform/versioned-storage.ts';

/** A value kept in the browser, as the screen follows it. */
export interface FollowedValue<T extends object> {
  /** Empty until `restore`. */
  readonly shown: { of: T };
  /** Takes over what is stored, and from then on what other tabs store. Call after hydration. */
  restore(): void;
  /** What is stored now. */
  read(): T;
  /** Changes what is stored; says whether the browser has it. */
  change(op: (value: T) => T): KeptCode;
}

/** The value under a key. */
export function followedValue<T extends object>(key: string, format: Format<T>): FollowedValue<T> {
  const kept = keptValue(key, format);
  const shown = proxy({ of: ref(format.empty) });
  const recheck = () => {
    shown.of = ref(kept.read());
  };
  let isFollowing = false;
  return {
    shown,
    restore() {
      recheck();
      if (isFollowing) return;
      isFollowing = true;
      followStored(key, recheck);
    },
    read: kept.read,
    change(op) {
      const code = kept.change(op);
      recheck();
      return code;
    },
  };
}
