import type { BitReader, BitWriter } from './packed-bits.ts';
import { PackedError } from './packed-error.ts';

/** How values of a kind stand in a packed link. What is read is not checked. */
export interface Codec<T> {
  write(to: BitWriter, value: T): void;
  read(from: BitReader): T;
}

/** Whole numbers from 0 on, mostly small. */
export const COUNT: Codec<number> = {
  write: (to, value) => to.count(value),
  read: (from) => from.count(),
};

export const FLAG: Codec<boolean> = {
  write: (to, value) => to.flag(value),
  read: (from) => from.flag(),
};

/**
 * One of some names, by its place, which stays its own for ever; a later place is a newer link's. To write a name
 * without a place is a RangeError.
 */
export function oneOf<T extends string>(places: Readonly<Record<T, number>>): Codec<T> {
  const names = Object.keys(places) as T[];
  return {
    write: (to, name) => {
      if (!names.includes(name)) throw new RangeError(`no place in links: ${name}`);
      to.count(places[name]);
    },
    read: (from) => {
      const place = from.count();
      const name = names.find((known) => places[known] === place);
      if (name === undefined) throw new PackedError('newer');
      return name;
    },
  };
}

/** A list of any length. */
export function listOf<T>({ write, read }: Codec<T>): Codec<readonly T[]> {
  return {
    write: (to, list) => {
      to.count(list.length);
      for (const value of list) write(to, value);
    },
    read: (from) => {
      const list: T[] = [];
      for (let rest = from.count(); rest > 0; rest--) list.push(read(from));
      return list;
    },
  };
}

type Fields<T> = { readonly [K in keyof T]-?: Codec<NonNullable<T[K]>> };

/** Fields that may be missing: which are there, then each of them, in the order of their codecs. */
export function partial<T extends object>(fields: Fields<T>): Codec<T> {
  const names = Object.keys(fields) as (keyof T)[];
  return {
    write: (to, value) => {
      const given = names.filter((name) => value[name] !== undefined);
      for (const name of names) to.flag(given.includes(name));
      for (const name of given) fields[name].write(to, value[name] as NonNullable<T[keyof T]>);
    },
    read: (from) => {
      const given = names.filter(() => from.flag());
      return Object.fromEntries(given.map((name) => [name, fields[name].read(from)])) as T;
    },
  };
}
