import { distance } from 'fastest-levenshtein';

/** Letters alone, small and without accents: «Mega-Sena», «MEGA SENA» and «megasena» are one name. */
export const plain = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}\s_-]/gu, '');

/** «did you mean quina? », with the nearest name; empty where that takes more changes than one for each four letters. */
export function didYouMean(text: string, names: readonly string[], nameOf = (name: string) => name): string {
  const given = plain(text);
  const far = (name: string) => {
    const word = plain(name);
    return given.length > 2 && word.startsWith(given) ? 1 : distance(given, word);
  };
  const [nearest = ''] = names.toSorted((a, b) => far(a) - far(b));
  return far(nearest) <= Math.max(1, given.length / 4) ? `did you mean ${nameOf(nearest)}? ` : '';
}
