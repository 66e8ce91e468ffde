/** A test of a value of unknown origin. */
export type IsLike = (value: unknown) => boolean;

/**
 * What a value has to be like: where there is a number, a finite one; where there is a text or a yes or no, one; a list
 * of one, any number of such; of two, that many; an object, at least with what it has; a function says it itself.
 */
export type Like = number | string | boolean | IsLike | readonly Like[] | LikeFields;

export interface LikeFields {
  readonly [name: string]: Like;
}

/** True where a value has all that `like` has, at all depths. It may have more. */
export function isLike(value: unknown, like: Like): boolean {
  if (typeof like === 'function') return like(value);
  if (typeof like === 'number') return Number.isFinite(value);
  if (typeof like !== 'object') return typeof value === typeof like;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(like)) {
    if (!Array.isArray(value)) return false;
    const [each] = like;
    if (like.length === 1) return value.every((one) => isLike(one, each));
    return value.length === like.length && like.every((part, i) => isLike(value[i], part));
  }
  const parts = Object.entries(like as Readonly<Record<string, Like>>);
  return parts.every(([name, part]) => isLike((value as Readonly<Record<string, unknown>>)[name], part));
}

/** It may be missing. */
export const optional =
  (like: Like): IsLike =>
  (value) =>
    value === undefined || isLike(value, like);

/** One of these. */
export const oneOf =
  (...known: readonly unknown[]): IsLike =>
  (value) =>
    known.includes(value);

/** A whole number, 0 or more. */
export const isCount: IsLike = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
